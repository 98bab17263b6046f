import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import {
  asMember,
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
import { readLogCheck, verifyLog as verifyLogEndpoint } from '#model/audit/verify.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Whether the log of a company is what was written, and its books agree with each other. */
export function addVerifyRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readLogCheck, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      mustAudit(access, 'view');
      const last = await lastCheck(trx, access.company);
      return { check: last ? await namedCheck(trx, visibilityOf(deps, access), last) : null };
    }),
  );
  addWalk(app, deps);
}

function addWalk(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  serve(app, verifyLogEndpoint, async (request, reply) => {
    const viewer = await sessionOf(deps, request);
    return answer(reply, {
      reader: { ...viewer, company: request.params.company },
      linesOf: (trx, access) => {
        mustAudit(access, 'view');
        return walkLines(trx, visibilityOf(deps, access));
      },
    });
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
