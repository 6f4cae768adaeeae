export { packageVersion } from '../../compiler/base/package-folder.ts';
