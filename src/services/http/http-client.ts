import ky, { HTTPError, type Options } from 'ky';
import type { z } from 'zod';
import type { AnswerOf, Deferred, Endpoint, Located, RequestTo } from '#model/api/endpoint.ts';
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

interface CallOptions {
  readonly signal?: AbortSignal;
  /** The request continues when the page is left. */
  readonly keepalive?: boolean;
}

/** An endpoint, or one whose schemas load while its request is on its way. */
type Callable<E extends Endpoint> = E | Deferred<E>;
type Addressed<E extends Endpoint> = E | Located<E>;

/** What an endpoint takes; nothing needs to be said where it takes nothing. */
type Call<E extends Endpoint> =
  object extends RequestTo<E>
    ? readonly [request?: RequestTo<E> & CallOptions]
    : readonly [request: RequestTo<E> & CallOptions];

/** The only way to the server, with the session's cookie. Rejects with HttpError, or with AbortError if aborted. */
export interface HttpClient {
  /** Sends and reads JSON as the endpoint's schemas describe it. */
  call<E extends Endpoint>(endpoint: Callable<E>, ...call: Call<E>): Promise<AnswerOf<E>>;
  /** The raw response, for bodies that are streamed. */
  open<E extends Endpoint>(endpoint: Addressed<E>, ...call: Call<E>): Promise<Response>;
  /** The URL of an endpoint, for what the browser fetches itself. */
  url<E extends Endpoint>(endpoint: Addressed<E>, ...call: Call<E>): string;
  /** Another tab has signed in: earlier requests belong to a session that has been replaced. [HT6] */
  signedInElsewhere(): void;
}

/** A request as it is sent, whatever its endpoint. */
interface Sending extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
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
  const sent = <E extends Endpoint>(at: Addressed<E>, sending: Sending = {}, how: Options = {}) => {
    const { method, path } = addressOf(at, sending);
    return request(path, { method, ...asOptions(sending), ...how });
  };
  return {
    call: async <E extends Endpoint>(endpoint: Callable<E>, ...[sending]: Call<E>) => {
      const declared = 'load' in endpoint ? endpoint.load() : endpoint;
      const [response, { answer, answers }] = await Promise.all([sent(endpoint, sending), declared]);
      return (await readBy(answers?.[response.status] ?? answer, response)) as AnswerOf<E>; // its own schema
    },
    open: (endpoint, ...[sending]) => sent(endpoint, sending, { timeout: false }),
    url: (endpoint, ...[sending = {}]) => options.apiBase + addressOf(endpoint, sending).path,
    signedInElsewhere: () => {
      signIns += 1;
    },
  };
}

const readBy = async (schema: z.ZodType, response: Response): Promise<unknown> =>
  schema.parse(response.status === 204 ? null : await response.json());

/** The method of an endpoint and its path with its query, without a leading slash: `auth/me/`, `core/companies/7/`. */
function addressOf<E extends Endpoint>(at: Addressed<E>, { params = {}, query = {} }: Sending) {
  const [method = '', path = ''] = 'address' in at ? at.address.split(' ') : [at.method, at.path];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { method, path: `${filled.slice(1)}${search.size === 0 ? '' : `?${search.toString()}`}` };
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

const asOptions = ({ body, signal, keepalive }: Sending): Options => ({
  ...(body !== undefined && { json: body }),
  ...(signal && { signal }),
  ...(keepalive && { keepalive }),
});

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
