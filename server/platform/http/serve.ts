import type {
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { RouteGenericInterface } from 'fastify/types/route.js';
import type { ContextConfigDefault } from 'fastify/types/utils.js';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { nothing } from '#model/api/answers.ts';
import type { Endpoint, Failure } from '#model/api/endpoint.ts';
import { problem } from '#model/api/problem.ts';
import type { Api } from './company-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route serves, as it is declared. */
    readonly endpoint?: Endpoint;
  }
}

type Problems = Readonly<Record<Failure, typeof problem>>;

type Said<E extends Endpoint> = Readonly<Record<200 | 201, E['answer']>> & {
  readonly 204: z.ZodNull;
} & (E extends { readonly answers: infer A } ? A : unknown);

/** The declared schemas, by the names that Fastify has for the parts of a request. */
interface SchemaOf<E extends Endpoint> {
  readonly params: E['params'];
  readonly querystring: E['query'];
  readonly body: E['body'];
  readonly response: Said<E> & Omit<Problems, keyof Said<E>>;
}

type RouteOf<E extends Endpoint> = RouteOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<E>,
  ZodTypeProvider
>;

/** How the server does what is declared: what a caller does not see. */
type Means<E extends Endpoint> = Pick<RouteOf<E>, 'bodyLimit' | 'onRequest' | 'errorHandler' | 'config'>;

/** The ways to fail of everything that is a company's. */
const ofCompany: readonly Failure[] = [401, 403, 404, 422, 503];

/** Serves an endpoint as it is declared: `handler` gets what its schemas let through, and answers what they describe. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: RouteOf<E>['handler'],
  means: Means<E> = {},
): void {
  const { method, path: url } = endpoint;
  const config = { ...means.config, endpoint };
  // Assembled by name, which the compiler cannot follow through a generic endpoint.
  api.route({
    ...means,
    method,
    url,
    schema: schemaOf(endpoint),
    config,
    handler,
  } as unknown as RouteOf<Endpoint>);
}

function schemaOf({ tag, summary, description, access, params, query, body, ...says }: Endpoint) {
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(access === 'anyone' && { security: [] }),
    ...(access === 'maybeSignedIn' && { security: [{}, { session: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      [says.status ?? (says.answer === nothing ? 204 : 200)]: says.answer,
      ...says.answers,
      ...Object.fromEntries(failuresOf(says).map((status) => [status, problem])),
    },
  };
}

const failuresOf = ({ path, fails = [] }: Pick<Endpoint, 'path' | 'fails'>): readonly Failure[] =>
  path.startsWith('/core/companies/:company/') ? [...ofCompany, ...fails] : fails;
