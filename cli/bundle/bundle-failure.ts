/** Why a bundle cannot be used, in one sentence, from the error of the loader. Throws other errors, which are bugs. */
export const bundleFailure = (error: unknown): string => {
  if (error instanceof Error && error.name === 'Error' && !('code' in error)) return error.message;
  throw error;
};
