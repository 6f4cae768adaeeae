const PROTOCOL = /^rediss?:$/;
const DATABASE = /^\/?\d*$/;

/** Whether a text is an address that `--redis` takes: `redis:`, or `rediss:` for TLS; its path is empty or the number of a database. */
export const isRedisUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, username, password } = new URL(text);
  return text.startsWith(`${protocol}//`) && PROTOCOL.test(protocol) && DATABASE.test(pathname) && canDecode(username + password);
};

const canDecode = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
