/** Makes a token of an origin trial as browsers give them out (Chromium, origin_trials/trial_token.h), with a signature that no browser takes. */
export const trialToken = (origin: string, feature: string, expiry: number, isSubdomain = false): string => {
  const payload = Buffer.from(JSON.stringify({ origin, feature, expiry, ...(isSubdomain && { isSubdomain }) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(payload.length);
  return Buffer.concat([Buffer.from([3]), Buffer.alloc(64, 7), length, payload]).toString('base64');
};
