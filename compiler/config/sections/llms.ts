/** Characters above which readers cut llms.txt: about what a tool of an assistant shows of a file at once. */
export const LLMS_MAXIMUM = 50_000;

/** Characters above which llms-full.txt is split: about 250,000 tokens, more than most models hold, and a second or so to download. */
export const LLMS_FULL_MAXIMUM = 1_000_000;
