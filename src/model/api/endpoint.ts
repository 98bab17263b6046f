import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may ask. `anyone` needs no session, `maybeSignedIn` is answered by its session where it has one. Within a company:
 * any `member`, who may see documents of the `kind` in the path, who may give the `command` in it, or who holds a
 * permission.
 */
export type Access =
  | 'anyone'
  | 'maybeSignedIn'
  | 'signedIn'
  | 'operator'
  | 'member'
  | 'kind'
  | 'command'
  | `${string}.${string}`;

/** Statuses of refusals; each has a `problem` as its body. */
export type Failure = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** What an endpoint takes and answers, said once: the server's route, the browser's call and the description read it. */
export interface Endpoint {
  readonly method: Method;
  /** Below the prefix of the API; parameters are `:name`. */
  readonly path: `/${string}/`;
  /** The heading it stands under in the description. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** It only reads, although it is posted. */
  readonly reads?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a form with a file, after these fields, by name: what they mean. */
  readonly form?: Readonly<Record<string, string>>;
  /** Of the answer, where it is neither 200 nor, as for `nothing`, 204. */
  readonly status?: 201;
  readonly answer: z.ZodType;
  /** Answers of further statuses. */
  readonly answers?: Readonly<Record<number, z.ZodType>>;
  /** How it fails, besides the ways of all that is a company's. */
  readonly fails?: readonly Failure[];
  /** For the description; parameters, query and body are also what the test of access asks with. */
  readonly example?: {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, string | number>>;
    readonly body?: unknown;
    readonly answer?: unknown;
  };
}

/** Declares an endpoint, in a file `<slug>.api.ts`. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** `GET /core/companies/:company/`. */
type AddressOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Where an endpoint is, for what is not read by its schemas: files, streams, addresses. */
export interface Located<E extends Endpoint> {
  readonly address: AddressOf<E>;
}

/** An endpoint by its address alone, which is checked against the declaration: `located<typeof readFile>('GET /…')`. */
export const located = <E extends Endpoint>(address: AddressOf<E>): Located<E> => ({ address });

/**
 * An endpoint whose schemas load while its request is on its way: what every start of the browser brings along holds the
 * address alone, and a request that outlives its page waits for no code.
 */
export interface Deferred<E extends Endpoint> extends Located<E> {
  readonly load: () => Promise<E>;
}

/** The endpoint of a module that has the address. */
type EndpointAt<M, A> = { readonly [K in keyof M]: AddressOf<M[K]> extends A ? M[K] : never }[keyof M];

/** An endpoint, by its address, from a module that is not loaded at startup. */
export const deferred = <M extends object, A extends AddressOf<M[keyof M]>>(
  load: () => Promise<M>,
  address: A,
): Deferred<Extract<EndpointAt<M, A>, Endpoint>> => ({
  address: address as AddressOf<Extract<EndpointAt<M, A>, Endpoint>>, // the one that was looked for by it
  load: async () => {
    const declared = Object.values(await load()) as Partial<Endpoint>[]; // and schemas
    const found = declared.find(({ method, path }) => `${method} ${path}` === address);
    return found as Extract<EndpointAt<M, A>, Endpoint>; // addresses are those of the module's endpoints
  },
});

/** A value that is only read. Of JSON what is undefined is left out; a record of nothing stands for what is not looked into. */
type Sent<T> = T extends string | number | boolean | null | undefined
  ? T
  : [T] extends [Record<string, never>]
    ? object
    : T extends object
      ? { readonly [K in keyof T]: Sent<T[K]> | (object extends Pick<T, K> ? undefined : never) }
      : T;

/** Parameters of a query before they are read: a number is sent as its digits. */
type Written<T> = { readonly [K in keyof T]: unknown extends T[K] ? string | number | undefined : T[K] };

type ParamsOf<E> = E extends { readonly params: infer P extends z.ZodType }
  ? { readonly params: Readonly<z.output<P>> }
  : unknown;
type QueryOf<E> = E extends { readonly query: infer Q extends z.ZodType }
  ? object extends Written<z.input<Q>>
    ? { readonly query?: Written<z.input<Q>> }
    : { readonly query: Written<z.input<Q>> }
  : unknown;
type BodyOf<E> = E extends { readonly body: infer B extends z.ZodType }
  ? undefined extends z.input<B>
    ? { readonly body?: Sent<z.input<B>> }
    : { readonly body: Sent<z.input<B>> }
  : unknown;

/** What a request to an endpoint is made of. */
export type RequestTo<E> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;

/** What an endpoint answers, whatever the status; what is not modified is no answer to who reads it. */
export type AnswerOf<E extends Endpoint> =
  | z.output<E['answer']>
  | (E extends { readonly answers: { readonly 202: infer A extends z.ZodType } } ? z.output<A> : never);
