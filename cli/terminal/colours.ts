/**
 * Whether a stream gets colours. The default is colours for terminals; a flag, NO_COLOR and FORCE_COLOR turn them on or off for any output.
 */
export const wantsColours = (stream: NodeJS.WriteStream, flag?: boolean): boolean => {
  if (flag !== undefined) return flag;
  if (process.env.NO_COLOR) return false;
  // `isTTY` is absent, not false, where the stream is a pipe.
  return Boolean(process.env.FORCE_COLOR ?? stream.isTTY);
};
