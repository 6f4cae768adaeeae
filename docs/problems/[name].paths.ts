import { problemPages } from '../.vitepress/problem-pages.ts';

/** Pages of this folder: a list of all problems, and one page for each. */
const paths = () => problemPages().map(({ content, ...params }) => ({ params, content }));

// oxlint-disable-next-line import/no-default-export -- VitePress reads the default export.
export default { paths };
