export { packageVersion } from '../compiler/package-folder.ts';
