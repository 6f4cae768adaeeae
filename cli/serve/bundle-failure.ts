/** Why a bundle cannot be used, in one sentence: the loader of bundles says so itself. Throws an error of another kind, which is a bug of ours. */
export const bundleFailure = (error: unknown): string => {
  if (error instanceof Error && error.name === 'Error' && !('code' in error)) return error.message;
  throw error;
};
