import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedPaper } from '#model/sharing/shared-paper.ts';
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
export const readSharedPage = (asking: Asking): Promise<SharedAnswer> => ask(asking, '', { method: 'GET' });

/** What is done through a link. */
interface Act {
  readonly act: string;
  readonly data: object;
  /** Of the document as it was shown. */
  readonly version?: number | undefined;
}

/** Acts through a link; resolves with what it shows after that, rejects with HttpError. */
export const actThroughLink = (asking: Asking, act: Act): Promise<SharedAnswer> =>
  ask(asking, '', posted(act));

/** What an act would come to; nothing is done by it. Rejects with HttpError. */
export const previewThroughLink = (asking: Asking, act: Act): Promise<{ readonly paper: SharedPaper }> =>
  ask(asking, 'preview/', posted(act));

/** Sends a file that an answer will name. Rejects with HttpError. */
export function sendFileThroughLink(
  asking: Asking,
  file: File,
): Promise<{ readonly file: { readonly id: string; readonly name: string } }> {
  const body = new FormData();
  body.append('file', file, file.name);
  return ask(asking, 'files/', { method: 'POST', body });
}

const posted = (act: Act) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(act),
});

const addressOf = ({ apiBase, token }: Pick<Asking, 'apiBase' | 'token'>): string =>
  `${apiBase}public/shared/${encodeURIComponent(token)}/`;

/** Where the paper of a link is as a PDF, in the language of the page. */
export const pdfOf = ({ language, ...link }: Asking): string => `${addressOf(link)}pdf/?language=${language}`;

async function ask<T>(
  { apiBase, token, language, fetch }: Asking,
  what: string,
  { headers, ...request }: { method: string; headers?: Record<string, string>; body?: string | FormData },
): Promise<T> {
  const response = await fetch(`${addressOf({ apiBase, token })}${what}`, {
    ...request,
    headers: { 'accept-language': language, ...headers },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (!response) throw new HttpError(0, { code: 'offline' });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new HttpError(response.status, answer, response.headers.get('retry-after'));
  return answer as T; // as the server's endpoint is declared
}
