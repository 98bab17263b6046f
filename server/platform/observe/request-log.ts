import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, stdSerializers, type DestinationStream, type LoggerOptions } from 'pino';
import type { Config } from '#server/config.ts';

/**
 * [OB7] How lines of the log are written: JSON, one each, without bodies, query strings, cookies, and without what the
 * database quotes of values in its errors.
 */
const logOptions: LoggerOptions = {
  serializers: { err: withoutValues, req: plainRequest },
  redact: { paths: ['headers', '*.headers', 'cookie', 'password', '*.password'], remove: true },
};

export const createLogger = (level: Config['logLevel'], stream?: DestinationStream) =>
  pino({ ...logOptions, level }, stream ?? pino.destination(1));

/** Fields of PostgreSQL's errors that quote rows, parameters or statements with values in them. */
const quoting = ['detail', 'where', 'internalQuery', 'query', 'parameters'];

function withoutValues(error: Error): object {
  const told = stdSerializers.errWithCause(error);
  for (let one: unknown = told; typeof one === 'object' && one !== null; one = 'cause' in one && one.cause)
    for (const field of quoting) Reflect.deleteProperty(one, field);
  return told;
}

function plainRequest({
  method = '',
  url = '',
}: {
  readonly method?: string;
  readonly url?: string;
}): object {
  return { method, path: pathOf(url) };
}

/** [LNK10] The path of an address, without its query and without the secret of a link. */
const pathOf = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(\/(?:shared|invitation)\/)[^/]+/, '$1…');

const SOUND = /^[\w.:+/=-]{1,128}$/;

/**
 * [OB8] The id of a request: what a proxy of ours has given it in `x-request-id` where that is sound, else a new one.
 */
export const requestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const { 'x-request-id': given } = headers;
    const isOurs = trustProxy !== false && trustProxy !== 0;
    return isOurs && typeof given === 'string' && SOUND.test(given) ? given : randomUUID();
  };

/** Sends each request's id with its answer, and writes a line of it at level `debug`. */
export function tellRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      path: pathOf(request.url),
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
