/**
 * A 64-bit hash of a text, for keys of tables: two lanes of multiplying and rotating, mixed at the end. It is many times as fast as a
 * cryptographic digest of a short text. Collisions can be made on purpose, so it must not be used for trust.
 * @returns up to 14 characters, 0-9 and a-z
 */
export const textHash = (text: string): string => {
  let [low, high] = [0x9e3779b9, 0x243f6a88];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0xcc9e2d51);
    low = (low << 13) | (low >>> 19);
    high = Math.imul(high ^ unit, 0x1b873593);
    high = (high << 15) | (high >>> 17);
  }
  low = mixed(low ^ text.length ^ high);
  high = mixed(high ^ low);
  return low.toString(36) + high.toString(36).padStart(7, '0');
};

const mixed = (sum: number): number => {
  const half = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
};
