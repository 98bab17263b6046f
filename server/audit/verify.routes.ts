import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#server/platform/db/schema.ts';
import {
  asMember,
  companyParams,
  failures,
  problem,
  visibilityOf,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { lineAnswers, lineOf } from '#server/platform/http/line-answers.ts';
import { booksNow } from '#server/platform/model/books-now.ts';
import { lastCheck } from '#server/platform/model/log-checks.ts';
import type { Visibility } from '#server/platform/model/visibility.ts';
import { verifyLog } from '#server/platform/model/verify-log.ts';
import { mustAudit } from './audit-page.ts';
import { namedCheck, namedFaults, namedVerdict } from './named-verdict.ts';

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
  books: z
    .array(
      z.object({ problem: z.string(), about: subject, params: z.record(z.string(), z.number()).readonly() }),
    )
    .readonly()
    .describe('Where books contradict each other.'),
});

/** Whether the log of a company is what was written, and its books agree with each other. */
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
        return { check: last ? await namedCheck(trx, visibilityOf(deps, access), last) : null };
      }),
  });
  addWalk(app, deps);
}

function addWalk(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  app.route({
    method: 'POST',
    url: '/core/companies/:company/audit/verify/',
    config: { reads: true },
    schema: {
      tags: ['audit'],
      summary:
        'Walks the log and compares the books, as lines: `{ checked, of }` …, `{ verdict }`; ends when nobody reads on',
      params: companyParams,
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
      const viewer = await sessionOf(deps, request);
      return answer(reply, {
        reader: { ...viewer, company: request.params.company },
        linesOf: (trx, access) => {
          mustAudit(access, 'view');
          return walkLines(trx, visibilityOf(deps, access));
        },
      });
    },
  });
}

async function* walkLines(trx: Transaction<Schema>, sight: Visibility): AsyncGenerator<string> {
  const walk = verifyLog(trx, sight.company, sight.layouts);
  for (;;) {
    const step = await walk.next();
    if (!step.done) yield lineOf(step.value);
    else {
      const books = await namedFaults(trx, sight, await booksNow(trx, sight.company, sight.layouts));
      return yield lineOf({ verdict: { ...(await namedVerdict(trx, sight, step.value)), books } });
    }
  }
}
