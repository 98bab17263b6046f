/** Invalid arguments of a command; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
