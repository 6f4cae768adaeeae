/** Whether a stream gets colours: they are for terminals; NO_COLOR turns them off and FORCE_COLOR on, wherever the output goes. */
export const wantsColours = (stream: NodeJS.WriteStream): boolean => {
  if (process.env.NO_COLOR) return false;
  // `isTTY` is absent, not false, where the stream is a pipe.
  return Boolean(process.env.FORCE_COLOR ?? stream.isTTY);
};
