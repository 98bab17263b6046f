import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { schemaOf } from '#model/engine/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { isOfAnotherEra } from '#server/platform/model/epoch.ts';
import { farewell, SseConnection } from '#server/platform/stream/sse-connection.ts';
import type { StreamPlace } from '#server/platform/stream/streams.ts';
import {
  accessFor,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { readBoot, followEvents } from '#model/documents/sync.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const HEARTBEAT_MS = 15_000;
/** After which a refused stream is tried again. */
const RETRY_SECONDS = 60;
/** Number of heartbeats between checks that the session is still valid. */
const BEATS_PER_CHECK = 4;

/** What a device starts from, and what keeps it in sync. */
export function addSyncRoutes(app: Api, deps: CompanyRouteDeps): void {
  addBoot(app, deps);
  addEvents(app, deps);
}

function addBoot(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readBoot, async (request, reply) => {
    const viewer = await sessionOf(deps, request);
    const blob = await deps.boots.open(request.params.company, viewer, request.query.at_least);
    if (!blob) throw new HttpError(404, { code: 'unknownCompany' });
    void reply.headers({
      etag: blob.etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    if (request.headers['if-none-match'] === blob.etag) return reply.status(304).send(null);
    void reply.type('application/x-ndjson; charset=utf-8');
    const packed = Readable.from(blob.gzip.read());
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(packed);
    const plain = createGunzip();
    packed.on('error', (error) => plain.destroy(error));
    return reply.header('content-encoding', 'identity').send(packed.pipe(plain));
  });
}

function addEvents(app: Api, deps: CompanyRouteDeps): void {
  const schema = schemaOf(deps.engine);
  serve(app, followEvents, async (request, reply) => {
    const { company } = request.params;
    const viewer = await sessionOf(deps, request);
    const access = await deps.database.withCompany(company, (trx) => accessFor(deps, trx, company, viewer));
    const place = await placeFor(deps, request);
    reply.hijack();
    const connection = new SseConnection(reply.raw, deps.headers);
    place.hold(connection);
    const { from, epoch, schema: known } = request.query;
    if (known !== undefined && known !== schema) return farewell(connection, 'upgrade', { schema });
    if (mustStartOver(access, from, epoch))
      return farewell(connection, 'epoch', { epoch: access.head.epoch });
    keepAlive(connection, async () => (await deps.authentication.authenticate(request)) !== null);
    await deps.hub.follow(company, { connection, access, next: from, live: false });
    return reply;
  });
}

/** A place among the session's streams; 429 where there is none, 401 where the session has just ended. */
async function placeFor(deps: CompanyRouteDeps, request: FastifyRequest): Promise<StreamPlace> {
  const { id, actor } = await sessionOf(deps, request);
  const place = deps.streams.take({ id, user: `${actor.type}/${actor.id}` });
  if (!place) throw new HttpError(429, { code: 'tooManyStreams' }, RETRY_SECONDS);
  // From here on its end is heard of; it may have ended before.
  const isOver = await deps.authentication.authenticate(request).then(
    (again) => again === null,
    () => true,
  );
  if (!isOver) return place;
  place.release();
  throw new HttpError(401, { code: 'unauthenticated' });
}

/** The device is behind a change of its access, ahead of the log, or from before the log was restored [BK11]. */
const mustStartOver = (
  { changedAt, head }: CompanyAccess,
  from: number,
  epoch: number | undefined,
): boolean => changedAt >= from || from > head.head + 1 || isOfAnotherEra(epoch, head.epoch);

/** Heartbeat for proxies and watchdogs; ends the stream of an expired session. */
function keepAlive(connection: SseConnection, isSignedIn: () => Promise<boolean>): void {
  let beats = 0;
  const timer = setInterval(() => {
    connection.write(': alive\n\n');
    beats += 1;
    if (beats % BEATS_PER_CHECK !== 0) return;
    isSignedIn().then(
      (signedIn) => signedIn || connection.end(),
      () => undefined, // the database is unavailable: the next check decides
    );
  }, HEARTBEAT_MS);
  timer.unref();
  connection.onClose(() => clearInterval(timer));
}
