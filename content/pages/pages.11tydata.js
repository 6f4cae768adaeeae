/** Date of the last change of the pages whose front matter has none of its own. */
export default { updated: '2026-11-20' };
