import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { HttpError } from './http-error.ts';

interface Asking {
  readonly apiBase: string;
  /** The secret that stands in the page's address. */
  readonly token: string;
  /** The language for refusals. */
  readonly language: string;
  readonly fetch: typeof fetch;
}

/**
 * What a link shows; rejects with HttpError. No cookie goes along: what is shown depends on the link alone. As for messages,
 * the page of a link loads neither the application's client nor its schemas.
 */
export const readSharedPage = (asking: Asking): Promise<SharedAnswer> => ask(asking, { method: 'GET' });

/** Acts through a link; resolves with what it shows after that, rejects with HttpError. */
export const actThroughLink = (asking: Asking, act: string, data: object): Promise<SharedAnswer> =>
  ask(asking, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act, data }),
  });

const addressOf = ({ apiBase, token }: Pick<Asking, 'apiBase' | 'token'>): string =>
  `${apiBase}public/shared/${encodeURIComponent(token)}/`;

/** Where the paper of a link is as a PDF, in the language of the page. */
export const pdfOf = ({ language, ...link }: Asking): string => `${addressOf(link)}pdf/?language=${language}`;

async function ask(
  { apiBase, token, language, fetch }: Asking,
  { headers, ...request }: { method: string; headers?: Record<string, string>; body?: string },
): Promise<SharedAnswer> {
  const response = await fetch(addressOf({ apiBase, token }), {
    ...request,
    headers: { 'accept-language': language, ...headers },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (!response) throw new HttpError(0, { code: 'offline' });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new HttpError(response.status, answer, response.headers.get('retry-after'));
  return answer as SharedAnswer; // as the server's endpoint is declared
}
