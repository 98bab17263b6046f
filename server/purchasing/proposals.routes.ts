import { MOST_PROPOSALS, readProposals } from '#model/areas/purchasing/proposal/proposal.api.ts';
import { byUrgency } from '#model/areas/purchasing/proposal/by-urgency.ts';
import type { AskedFor } from '#model/areas/purchasing/proposal/proposals.ts';
import { visibleProposals } from '#model/areas/purchasing/proposal/visible-proposals.ts';
import { dayIn } from '#model/values/moments.ts';
import { mustSeeStock } from '#server/documents/stock-visibility.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { ProposalRuns, type ProposalRun } from './proposal-runs.ts';

const PERMISSION = 'purchaseOrder.create';

/** What is to be ordered, worked out in the background over all products of a company. */
export function addProposalRoutes(app: Api, deps: CompanyRouteDeps): void {
  const runs = new ProposalRuns(deps);
  serve(app, readProposals, async (request) => {
    const { company } = request.params;
    const { ahead, run: known, ...wanted } = request.query;
    const { access, start } = await asMember(deps, request, company, async (trx, found) => {
      mayOrder(found);
      const zone = await companyZone(trx, company);
      const today = dayIn(deps.now(), zone);
      const head = await readHead(trx, company);
      const asked = { today, zone, ahead, asked: askedFor(wanted) };
      return { access: found, start: () => runs.start(company, head?.head ?? 0, asked) };
    });
    const run = (known === undefined ? undefined : runs.find(company, known)) ?? start();
    await runs.attend(run);
    return answerOf(run, access);
  });
}

function mayOrder(access: CompanyAccess): void {
  if (!access.grants.may(PERMISSION))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
  mustSeeStock(access);
}

interface Wanted {
  readonly product?: string | undefined;
  readonly warehouse?: string | undefined;
  readonly quantity?: number | undefined;
}

/** A shortfall, if one is asked for; throws HttpError 422 where only a part of it is named. */
function askedFor({ product, warehouse, quantity }: Wanted): AskedFor | null {
  const parts = { product, warehouse, quantity };
  const missing = Object.entries(parts).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (missing.length === Object.keys(parts).length) return null;
  if (product === undefined || warehouse === undefined || quantity === undefined)
    throw new HttpError(422, {
      code: 'invalid',
      fields: Object.fromEntries(missing.map((field) => [field, 'invalid_type'])),
    });
  return { product, warehouse, quantity };
}

function answerOf({ id, seq, asked, done, of, found }: ProposalRun, { access, grants }: CompanyAccess) {
  if (found === null) return { run: id, done, of };
  const seesCosts = grants.may('product.viewCost');
  const visible = visibleProposals(found, { scope: access.scope, seesCosts }).toSorted(byUrgency);
  return {
    seq,
    today: asked.today,
    count: visible.length,
    proposals: visible.slice(0, MOST_PROPOSALS),
  };
}
