/**
 * What an error says for itself: a string is the sentence, else the message of its data (what the server answered), else
 * that of its status; null where it says nothing, and the reader is told "An authentication error occurred".
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
