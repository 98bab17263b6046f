import ky, { HTTPError, type Options } from 'ky';
import type { z } from 'zod';
import { HttpError } from './http-error.ts';

interface HttpClientOptions {
  /** Base path or URL of the API, ending in a slash. */
  readonly apiBase: string;
  /** The language for answers. */
  readonly language: () => string;
  /** A message for a status if the server sends none; 0 means no answer. */
  readonly statusMessage?: (status: number) => string;
  /** Called when the server no longer knows the session, except during sign-in. */
  readonly onUnauthenticated: () => void;
  readonly fetch?: typeof fetch;
}

interface SendOptions {
  readonly json?: unknown;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
  /** The request continues when the page is left. */
  readonly keepalive?: boolean;
}

/** Schema of an answer; if a function, its code loads while the request is running. */
export type Shape<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

/** A schema by name from a module that is not loaded at startup. */
export const shapeIn =
  <M, K extends keyof M>(load: () => Promise<M>, name: K): (() => Promise<M[K]>) =>
  async () =>
    (await load())[name];

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The only way to the server, with the session's cookie. Rejects with HttpError, or with AbortError if aborted. */
export interface HttpClient {
  /** Sends and reads JSON; `shape` validates the answer. Paths have no leading slash: `auth/me/`. */
  send<T>(method: Method, path: string, shape: Shape<T>, options?: SendOptions): Promise<T>;
  /** The raw response, for bodies that are streamed. */
  open(path: string, options?: SendOptions): Promise<Response>;
  /** The URL of a path, for streams. */
  url(path: string, search?: Readonly<Record<string, string | number>>): string;
  /** Another tab has signed in: earlier requests belong to a session that has been replaced. [HT6] */
  signedInElsewhere(): void;
}

/** Path where a 401 does not mean that a session is over. */
const SIGN_IN = 'auth/token/';

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const client = clientFor(options);
  let signIns = 0;
  const request = async (path: string, how: Options): Promise<Response> => {
    const began = signIns;
    try {
      const response = await client(path, how);
      if (path === SIGN_IN) signIns += 1;
      return response;
    } catch (error) {
      const problem = asHttpError(error, options.statusMessage);
      const isUnknown = problem instanceof HttpError && problem.status === 401 && path !== SIGN_IN;
      // The request belonged to a session that has since been replaced: repeat it with the new one.
      if (isUnknown && began !== signIns) return request(path, how);
      if (isUnknown) options.onUnauthenticated();
      throw problem;
    }
  };
  return {
    send: async (method, path, shape, { json, ...rest } = {}) => {
      const how = { method, ...(json !== undefined && { json }), ...asOptions(rest) };
      const expected = typeof shape === 'function' ? shape() : shape;
      const [response, schema] = await Promise.all([request(path, how), expected]);
      return schema.parse(response.status === 204 ? null : await response.json());
    },
    open: (path, rest = {}) => request(path, { timeout: false, ...asOptions(rest) }),
    url: (path, search = {}) => `${options.apiBase}${path}${queryOf(search)}`,
    signedInElsewhere: () => {
      signIns += 1;
    },
  };
}

function clientFor({ apiBase, language, fetch }: HttpClientOptions) {
  return ky.create({
    prefix: apiBase,
    credentials: 'include',
    retry: 0,
    timeout: 30_000,
    ...(fetch && { fetch }),
    hooks: { beforeRequest: [({ request }) => request.headers.set('accept-language', language())] },
  });
}

const asOptions = ({ search, signal, keepalive }: SendOptions): Options => ({
  ...(search && { searchParams: search }),
  ...(signal && { signal }),
  ...(keepalive && { keepalive }),
});

function queryOf(search: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function asHttpError(error: unknown, statusMessage: (status: number) => string = () => ''): unknown {
  if (error instanceof HTTPError) {
    const { response, data } = error as HTTPError;
    return new HttpError(
      response.status,
      data,
      response.headers.get('retry-after'),
      statusMessage(response.status),
    );
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new HttpError(0, { code: 'offline' }, null, statusMessage(0));
}
