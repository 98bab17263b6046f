import { engine } from '#machines/registry.ts';
import type { Engine } from '#model/engine/engine.ts';
import { typed } from '#model/engine/reader.ts';
import { World } from '#model/engine/world.fixtures.ts';
import { companyRows, companyStart } from '../spec/company.rows.ts';
import type { CompanySeen } from '../spec/organisation-seen.ts';
import type { DocumentCase } from './document-case.ts';
import { regionsOf, stateOf } from './engine-world.ts';
import type { EngineWorld } from './engine-world.ts';
import { fits, inside, offer, threeWays, unfit } from './offers.ts';

const profile = {
  name: 'Nordlager AB',
  organisationNumber: '556000-0000',
  vatNumber: '',
  address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
};
const open = { overReceipt: 0, closedUntil: null };
const closed = { ...open, closedUntil: '2026-03-31' };
const renamed = { ...profile, name: 'Nordlager Norden AB' };

/** A company before anybody founded it. */
export function companyCase(): DocumentCase<CompanySeen> {
  const world: EngineWorld = { view: new World(engine).store, subject: 'company', given: [] };
  const observe = (now: EngineWorld, used: Engine): CompanySeen => {
    const row = typed(now.view).get('company', 'company');
    return {
      state: regionsOf(stateOf(used, 'company', now)),
      named: row === undefined ? 'nothing' : row.name === profile.name ? 'first' : 'second',
      closed: row !== undefined && row.policies.closedUntil !== null,
    };
  };
  const found = { ...profile, policies: open };
  return {
    kind: 'company',
    engine,
    rows: companyRows,
    starts: companyStart,
    signed: [],
    observe,
    bounds: 'Of the profile its name, of the policies whether the books are closed.',
    situations: () => [{ label: 'nothing yet', world }],
    alphabet: () => [
      offer('found', '', found, { ...fits, within: true }, inside),
      offer('found', 'by oneself', found, unfit),
      offer('found', 'malformed', profile, unfit, inside),
      ...threeWays('update', renamed),
      offer('update', 'with another currency', { ...renamed, currency: 'EUR' }, unfit),
      ...threeWays('changePolicies', open),
      offer('changePolicies', 'closing the books', closed, { ...fits, quantity: 1 }),
    ],
  };
}
