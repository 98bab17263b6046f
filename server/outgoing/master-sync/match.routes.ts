import type { MatchItem, MatchLists } from '#model/areas/integrations/pairing/match.ts';
import { decisionsBy, type MatchDecision } from '#model/areas/integrations/pairing/decisions.ts';
import { MOST_SHOWN, type MatchAnswer } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { isMatching } from '#model/areas/integrations/pairing/pairing-states.ts';
import { settingOf } from '#model/areas/integrations/pairing/leaders.ts';
import { type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { companyOf, matchedOf } from './begin-sync.ts';
import { keepDecisions } from './decision-store.ts';
import { matchingFor } from './pairing-access.ts';
import { readMatches, decideMatches } from '#model/areas/integrations/pairing/match.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The lists in which people say what is the same. [MS4] */
export function addMatchRoutes(app: Api, deps: CompanyRouteDeps): void {
  addLists(app, deps);
  addDeciding(app, deps);
}

function addLists(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readMatches, async (request) => {
    const { sides, row } = await matchingFor(deps, request, request.query.kind);
    const { lists, decisions } = await matchedOf(deps, sides, request.query.kind);
    const makesNew = settingOf(row, request.query.kind)?.newOnes ?? false;
    return shownLists(lists, decisions, row.side === 'accepter', makesNew);
  });
}

function addDeciding(app: Api, deps: CompanyRouteDeps): void {
  serve(app, decideMatches, async (request) => {
    const { kind: of, decisions } = request.body;
    const { sides, row } = await matchingFor(deps, request, of);
    if (!isMatching(sides.inviter) || !isMatching(sides.accepter))
      throw new HttpError(409, { code: 'pairingDecided' });
    const company = companyOf(sides, 'inviter');
    const own = row.side === 'accepter' ? decisions.map(swapped) : decisions;
    await deps.database.withCompany(company, (trx) =>
      keepDecisions(trx, { company, pairing: sides.inviter.id }, of, own),
    );
    return { done: true };
  });
}

const swapped = ({ ours, theirs, yes }: MatchDecision): MatchDecision => ({
  ours: theirs,
  theirs: ours,
  yes,
});

/** The lists as the company sees them that asks. */
function shownLists(
  { sure, maybe, here, there }: MatchLists,
  decisions: readonly MatchDecision[],
  isSwapped: boolean,
  makesNew: boolean,
): MatchAnswer {
  const decision = decisionsBy(decisions);
  const item = ({ id, name, code: known }: MatchItem) => ({ id, name, code: known });
  const pairs = (all: MatchLists['sure']) =>
    all.slice(0, MOST_SHOWN).map(({ ours, theirs, by }) => ({
      ours: item(isSwapped ? theirs : ours),
      theirs: item(isSwapped ? ours : theirs),
      by: [...by],
      yes: decision(ours.id, theirs.id) ?? null,
    }));
  const ours = here
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...item(one), yes: decision(one.id, null) ?? null }));
  const theirs = there
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...item(one), yes: decision(null, one.id) ?? null }));
  const [own, other] = isSwapped ? [theirs, ours] : [ours, theirs];
  return {
    sure: pairs(sure),
    maybe: pairs(maybe),
    here: own,
    there: other,
    counts: {
      sure: sure.length,
      maybe: maybe.length,
      here: (isSwapped ? there : here).length,
      there: (isSwapped ? here : there).length,
    },
    makesNew,
  };
}
