/** Whole numbers from 0 to 2^31 - 1 as unsigned LEB128 varints (DWARF 5, section 7.6) in base64 (RFC 4648, section 4). */
export const pack = (numbers: readonly number[]): string => {
  const bytes: number[] = [];
  for (const whole of numbers) {
    let number = whole;
    for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
    bytes.push(number);
  }
  return Buffer.from(bytes).toString('base64');
};
