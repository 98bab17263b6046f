import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { rateClasses } from '#model/areas/integrations/api-client/rate-classes.ts';
import { SECRET_PREFIX } from '#model/areas/integrations/api-client/client-secret.ts';
import { asAgent } from '#model/engine/actor.ts';
import type { Authentication } from '#server/platform/http/company-request.ts';
import { codeAnswered } from '#server/platform/http/error-handler.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { closedTags } from '#server/platform/http/closed-tags.ts';
import { admitClient, type AdmitDeps } from './admit-client.ts';
import { createCallRecorder } from './call-recorder.ts';
import { CallWindow, minuteOf, type Allowance } from './call-window.ts';

interface Calling {
  readonly company: number;
  readonly client: ApiClientRow;
}

/** The clients whose secret came with requests, whether they were let in or not. */
const known = new WeakMap<object, Calling>();
/** Those that were let in. */
const admitted = new WeakSet<object>();

/** A client proves nothing: what asks for a person's own proof is refused. [APC8] */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Lets in API clients besides those whom it lets in already, where their secret was judged by `serveClients`. */
export const withClients = (people: Authentication): Authentication => ({
  ...people,
  recognise: (request) => (known.has(request) ? null : (people.recognise?.(request) ?? null)),
  authenticate: async (request) => {
    const calling = known.get(request);
    if (!calling) return people.authenticate(request);
    const { id } = calling.client;
    return admitted.has(request) ? { id, actor: asAgent(id), provenAt: NEVER, tried: null } : null;
  },
});

/** Judges every request with a client's secret, counts it, and keeps what came of it. [APC7] [APC9] */
export function serveClients(app: FastifyInstance, deps: AdmitDeps): void {
  const window = new CallWindow();
  const onFault = (error: unknown): void => app.log.error({ err: error }, 'calls were not kept');
  const recorder = createCallRecorder({ ...deps, window, onFault });
  app.addHook('onRequest', async (request, reply) => {
    const secret = secretIn(request);
    if (secret === undefined) return;
    void reply.header('x-request-id', request.id);
    const company = companyOf(request);
    if (isClosed(request)) throw new HttpError(403, { code: 'notForClients' });
    // Beside companies a secret says nothing: whoever asks is a visitor there.
    if (company === null) return;
    const { client, called, refusal } = await admitClient(deps, { company, secret, address: request.ip });
    known.set(request, { company, client });
    if (refusal) throw refusal;
    const [caller, limit, at] = [
      { company, client: client.id },
      rateClasses[client.rate],
      Date.parse(deps.now()),
    ] as const;
    window.learn(caller, minuteOf(at), called);
    if (window.isDue(caller, limit, at)) await recorder.share(company);
    const allowance = window.count(caller, limit, at);
    tell(reply, allowance);
    if (allowance.isOver) throw new HttpError(429, { code: 'tooManyCalls' }, allowance.resets);
    admitted.add(request);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 && secretIn(request) !== undefined)
      void reply.header('www-authenticate', 'Bearer realm="Lagra"');
  });
  app.addHook('onResponse', async (request, reply) => {
    const calling = known.get(request);
    if (calling) recorder.record(calling.company, callOf(request, reply, calling, deps.now()));
  });
  app.addHook('onClose', () => recorder.close());
}

/** The headers of draft-ietf-httpapi-ratelimit-headers, in the form that clients know. */
function tell(reply: FastifyReply, { limit, remaining, resets }: Allowance): void {
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resets,
  });
}

function callOf(request: FastifyRequest, reply: FastifyReply, { client }: Calling, at: string) {
  return {
    client: client.id,
    at,
    method: request.method,
    route: request.routeOptions.url ?? '',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    code: reply.statusCode < 400 ? null : (codeAnswered(request) ?? String(reply.statusCode)),
    request: request.id,
    address: request.ip,
  };
}

/** The secret of an API client, if one is given; other bearers are none of ours. */
function secretIn({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(SECRET_PREFIX) ? token : undefined;
}

function isClosed({ routeOptions }: FastifyRequest): boolean {
  const { tags = [] }: { readonly tags?: readonly string[] } = routeOptions.schema ?? {};
  return tags.some((tag) => closedTags.includes(tag));
}

/** The company that the path names, before it is read by the route's schema. */
function companyOf({ params }: FastifyRequest): number | null {
  const { company }: { readonly company?: unknown } = { ...(params as object | null) };
  const number = Number(company);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}
