/**
 * The message of an error: the error itself if it is a string, else the message in its data (the server's answer), else
 * its status message; null if there is none, in which case the view shows "An authentication error occurred".
 */
export function errorSentence(error: unknown): string | null {
  if (typeof error === 'string') return sentence(error);
  if (typeof error !== 'object' || error === null) return null;
  const { data, statusMessage } = error as { data?: unknown; statusMessage?: unknown }; // both are looked at below
  const answered = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return sentence(answered) ?? sentence(statusMessage);
}

const sentence = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text : null;
