import ky, { HTTPError, type Options } from 'ky';
import type { z } from 'zod';
import { HttpError } from './http-error.ts';

interface HttpClientOptions {
  /** Where the API is: a path or an address, ending in a slash. */
  readonly apiBase: string;
  /** The language that answers should be in. */
  readonly language: () => string;
  /** What is said of a status where the server says nothing; 0 is no answer. */
  readonly statusMessage?: (status: number) => string;
  /** Told when the server no longer knows the session, except while signing in. */
  readonly onUnauthenticated: () => void;
  readonly fetch?: typeof fetch;
}

interface SendOptions {
  readonly json?: unknown;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page that asked is left. */
  readonly keepalive?: boolean;
}

/** What an answer has to be; given as a function, its code comes while the server is asked. */
export type Shape<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

/** A shape by its name in a module that no start has to load. */
export const shapeIn =
  <M, K extends keyof M>(load: () => Promise<M>, name: K): (() => Promise<M[K]>) =>
  async () =>
    (await load())[name];

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The only way to the server, with the session's cookie. Rejects with HttpError, or with an AbortError when told to stop. */
export interface HttpClient {
  /** Sends and reads JSON; `shape` checks the answer. Paths have no slash in front: `auth/me/`. */
  send<T>(method: Method, path: string, shape: Shape<T>, options?: SendOptions): Promise<T>;
  /** An answer as it comes, for bodies that are read piece by piece. */
  open(path: string, options?: SendOptions): Promise<Response>;
  /** The address of a path, for streams. */
  url(path: string, search?: Readonly<Record<string, string | number>>): string;
  /** Another tab has signed in: what was asked before belongs to a session that has a successor. [HT6] */
  signedInElsewhere(): void;
}

/** Path that may be answered with 401 without a session being over. */
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
      // It was asked under a session that has a successor by now: what that one is answered counts.
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
