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
  /** Asks the person to prove who they are; resolves with whether they did. [HT8] */
  readonly onProofNeeded?: () => Promise<boolean>;
  /** A company asks its members for a second factor, and this person has none. */
  readonly onFactorRequired?: () => void;
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
  /** The raw response, for bodies that are streamed; with `json` it is posted. */
  open(path: string, options?: SendOptions): Promise<Response>;
  /** The URL of a path, for streams. */
  url(path: string, search?: Readonly<Record<string, string | number>>): string;
  /** Another tab has signed in: earlier requests belong to a session that has been replaced. [HT6] */
  signedInElsewhere(): void;
}

/** Paths that begin a session: a 401 there does not mean that one is over. */
const SIGN_INS = new Set(['auth/token/', 'auth/token/factor/', 'auth/token/passkey/']);

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const client = clientFor(options);
  let signIns = 0;
  const request = async (path: string, how: Options): Promise<Response> => {
    const began = signIns;
    try {
      const response = await client(path, how);
      if (SIGN_INS.has(path) && response.status === 200) signIns += 1;
      return response;
    } catch (error) {
      const problem = asHttpError(error, options.statusMessage);
      const isUnknown = problem instanceof HttpError && problem.status === 401 && !SIGN_INS.has(path);
      // The request belonged to a session that has since been replaced: repeat it with the new one.
      if (isUnknown && began !== signIns) return request(path, how);
      if (isUnknown) options.onUnauthenticated();
      if (isRefused(problem, 'secondFactorRequired')) options.onFactorRequired?.();
      // Somebody who leaves the question is refused as before.
      if (isRefused(problem, 'proofNeeded') && (await options.onProofNeeded?.())) return request(path, how);
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
    open: (path, { json, ...rest } = {}) =>
      request(path, {
        timeout: false,
        ...(json !== undefined && { method: 'post', json }),
        ...asOptions(rest),
      }),
    url: (path, search = {}) => `${options.apiBase}${path}${queryOf(search)}`,
    signedInElsewhere: () => {
      signIns += 1;
    },
  };
}

const isRefused = (problem: unknown, code: string): boolean =>
  problem instanceof HttpError && problem.status === 403 && problem.code === code;

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
