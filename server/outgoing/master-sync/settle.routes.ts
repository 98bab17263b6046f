import { isWorking } from '#model/areas/integrations/pairing/pairing-states.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { tryAgain } from './link-store.ts';
import { pairingFor } from './pairing-access.ts';
import { settleConflict } from './settle-conflict.ts';
import { syncJob } from './sync-company.ts';
import type { Paired } from './sync-deps.ts';
import {
  settleConflict as settleConflictEndpoint,
  retryPairing,
} from '#model/areas/integrations/pairing/pairing.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Conflicts that are settled, and refusals that are tried again. [MS6] [MS8] */
export function addSettleRoutes(app: Api, deps: CompanyRouteDeps): void {
  addSettle(app, deps);
  addRetry(app, deps);
}

function addSettle(app: Api, deps: CompanyRouteDeps): void {
  serve(app, settleConflictEndpoint, async (request) => {
    const { row: pairing, access } = await pairingFor(deps, request, 'pairing.manage');
    const { company } = request.params;
    mustWork(pairing);
    await settleConflict(
      { deps, pairing, side: { company, pairing: pairing.id } },
      request.body,
      access.actor,
    );
    await addJobs(deps.database.app.kysely, [syncJob(company)]);
    return { done: true };
  });
}

function addRetry(app: Api, deps: CompanyRouteDeps): void {
  serve(app, retryPairing, async (request) => {
    const { row } = await pairingFor(deps, request, 'pairing.manage');
    const { company } = request.params;
    mustWork(row);
    await deps.database.withCompany(company, async (trx) => {
      await tryAgain(trx, { company, pairing: row.id }, request.body.link);
      await addJobs(trx, [syncJob(company)]);
    });
    return { done: true };
  });
}

function mustWork(row: Paired): void {
  if (!isWorking(row)) throw new HttpError(409, { code: 'pairingNotWorking' });
}
