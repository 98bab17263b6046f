import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { WalkStep } from '#model/audit/log-verdict.ts';
import { heldBack } from '#server/lists/list-export.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import {
  accessFor,
  asMember,
  companyParams,
  failures,
  problem,
  sightOf,
  userOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { lastCheck } from '#server/platform/model/log-checks.ts';
import type { Sight } from '#server/platform/model/sight.ts';
import { verifyLog } from '#server/platform/model/verify-log.ts';
import { mustAudit } from './audit-page.ts';
import { namedCheck, namedVerdict } from './named-verdict.ts';

const subject = z.object({ kind: z.string(), document: z.string(), name: z.string().nullable() });
const verdict = {
  checked: z.int().describe('Facts that are what was written, from the first on.'),
  hash: z.string().describe('Of the last of them.'),
  broken: z
    .object({
      what: z.enum(['changed', 'removed', 'inserted', 'head']),
      seq: z.int(),
      about: subject.nullable(),
      type: z.string().nullable(),
      by: z.string().nullable(),
      byName: z.string(),
      at: z.string().nullable(),
    })
    .nullable(),
};
const check = z.object({
  ...verdict,
  at: z.string(),
  differences: z.array(z.object({ table: z.string(), about: subject })).readonly(),
});

/** Walks that a process makes at once: each takes a connection of the pool, and a processor. */
const MOST = 2;
const RETRY_SECONDS = 10;
/** Milliseconds that a reader may leave the next step lying. */
const PATIENCE = 60_000;

/** Whether the log of a company is what was written. */
export function addVerifyRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/audit/check/',
    schema: {
      tags: ['audit'],
      summary: 'What the last night found in the log; null before the first',
      params: companyParams,
      response: { 200: z.object({ check: check.nullable() }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustAudit(access, 'view');
        const last = await lastCheck(trx, access.company);
        return { check: last ? await namedCheck(trx, sightOf(deps, access), last) : null };
      }),
  });
  addWalk(app, deps);
}

function addWalk(app: Api, deps: CompanyRouteDeps): void {
  let running = 0;
  app.route({
    method: 'POST',
    url: '/core/companies/:company/audit/verify/',
    schema: {
      tags: ['audit'],
      summary: 'Walks the log, as lines: `{ checked, of }` …, `{ verdict }`; ends when nobody reads on',
      params: companyParams,
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
      const user = await userOf(deps, request);
      if (running >= MOST) throw new HttpError(429, { code: 'tooManyExports' }, RETRY_SECONDS);
      running += 1;
      const lines = await openWalk(deps, request.params.company, user, () => (running -= 1));
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(lines);
    },
  });
}

function openWalk(
  deps: CompanyRouteDeps,
  company: number,
  user: string,
  onEnd: () => void,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  // The snapshot has to last until the last step, long after the answer has begun.
  inSnapshot(deps.database, company, async (trx) => {
    const access = await accessFor(deps, trx, company, user);
    mustAudit(access, 'view');
    const lines = heldBack(walkLines(trx, sightOf(deps, access)), PATIENCE);
    resolve(lines);
    await finished(lines).catch(() => undefined); // whoever reads it is told, or has given up
  })
    .catch(reject)
    .finally(onEnd);
  return promise;
}

async function* walkLines(trx: Transaction<Schema>, sight: Sight): AsyncGenerator<string> {
  const walk = verifyLog(trx, sight.company, sight.layouts);
  for (;;) {
    const step = await walk.next();
    if (!step.done) yield lineOf(step.value);
    else return yield lineOf({ verdict: await namedVerdict(trx, sight, step.value) });
  }
}

const lineOf = (step: WalkStep): string => `${JSON.stringify(step)}\n`;
