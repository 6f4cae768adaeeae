/** What was thrown says of itself, without its stack: nobody knows what it is. */
export const thrownReason = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
