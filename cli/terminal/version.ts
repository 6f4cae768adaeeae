export { packageVersion } from '../../compiler/base/package.ts';
