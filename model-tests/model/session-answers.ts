/** People and companies that answers speak of, in the shapes of the session's types. */
export const people = {
  ann: { id: 'ann', email: 'ann@example.com', name: 'Ann', locale: 'en' },
  bea: { id: 'bea', email: 'bea@example.com', name: 'Bea', locale: 'sv' },
  nord: { id: 10, name: 'Nordlager AB' },
  fjord: { id: 11, name: 'Fjord Trading AS' },
};

/** What a rejected call throws: the server's own words, and nothing at all. */
export const detailed = Object.assign(new Error('403'), { detail: 'The account is locked.' });
export const silent = new Error('network');

/** The sentences that the text falls back to where the server gave none. */
const fallbacks: Readonly<Record<string, string>> = {
  signInFailed: 'Login failed',
  switchFailed: 'Failed to switch company',
};

/** A failure as a person reads it. Throws for a fallback that the text does not have. */
export function failureText(failure: object | null): string | null {
  if (failure === null) return null;
  const { detail, code, fallback }: { detail?: string | null; code?: string; fallback?: string } = failure;
  if (detail) return detail;
  const sentence = fallbacks[code ?? fallback ?? ''];
  if (sentence === undefined) throw new Error(`no fallback for ${JSON.stringify(failure)}`);
  return sentence;
}
