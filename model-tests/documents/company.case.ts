import { engine } from '#machines/registry.ts';
import { defaultLabels } from '#model/values/label-formats.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { typed } from '#model/engine/reader.ts';
import { World } from '#model/engine/world.fixtures.ts';
import { companyRows, companyStart } from '../spec/company.rows.ts';
import type { CompanyObserved } from '../spec/organisation-observed.ts';
import { defineCase } from '../model/define-case.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, threeWays, unfit } from '../model/offers.ts';

const profile = {
  name: 'Nordlager AB',
  organisationNumber: '556000-0001',
  vatNumber: '',
  address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
};
const open = { overReceipt: 0, closedUntil: null };
const closed = { ...open, closedUntil: '2026-03-31' };
const renamed = { ...profile, name: 'Nordlager Norden AB' };

const orders = { series: 'SO', prefix: 'SO', digits: 5, year: true, next: null };

/** What the path tree leaves out. */
const apart = new Set([
  'setLabels',
  'numberPallets',
  'setPaperTexts',
  'setSeries',
  'setMailSender',
  'setLogo',
  'removeLogo',
]);

const now = '2026-05-04T08:00:00.000Z';
const long = '2020-01-01T00:00:00.000Z';
const typedName = { name: profile.name };

/** A company that was given these commands long ago. */
function worldAfter(...commands: readonly (readonly [type: string, data: object])[]): EngineWorld {
  const base = new World(engine);
  base.now = long;
  for (const [index, [type, data]] of commands.entries()) {
    if (index === 2) base.now = '2021-01-01T00:00:00.000Z';
    base.must('company', 'company', type, data, { internal: true });
  }
  base.now = now;
  const given = base.given.map((one, index) => ({
    ...one,
    at: index < 2 ? long : '2021-01-01T00:00:00.000Z',
  }));
  return { view: base.store, subject: 'company', given };
}

const endings = (name: string): EngineOffer[] =>
  ['suspend', 'close'].flatMap((word) => [
    ...threeWays(word, { name }),
    offer(word, 'with another name', { name: 'Nordlager' }, unfit),
  ]);

const waitsOf = (until: string | null | undefined): CompanyObserved['waits'] => {
  if (!until) return 'no';
  return until <= now ? 'over' : 'still';
};

/** A company before it is founded, and one that was to close long ago, or was closed. */
export const documentCase = defineCase<CompanyObserved>(() => {
  const world: EngineWorld = { view: new World(engine).store, subject: 'company', given: [] };
  const found = { ...profile, policies: open };
  return {
    kind: 'company',
    rows: companyRows,
    starts: companyStart,
    bounds:
      'Of the profile its name, of the policies whether the books are closed and a second factor is required, of labels whether there is a prefix, of papers whether any has a text, of number series whether that of sales has a prefix of its own, of mail whether it is answered; two pallets.',
    worlds: {
      'nothing yet': world,
      'closing since long': worldAfter(['found', found], ['close', typedName]),
      'closed since long': worldAfter(['found', found], ['close', typedName], ['passTime', {}]),
    },
    tree: {
      keep: ({ event: { type } }) => !apart.has(type),
      why: 'The path tree leaves out labels, pallets, the logo, number series, the sender of mail and texts of papers, which the covers walk from every state.',
    },
    figures: ({ view }) => {
      const row = typed(view).get('company', 'company');
      return {
        named: row === undefined ? 'nothing' : row.name === profile.name ? 'first' : 'second',
        closed: row !== undefined && row.policies.closedUntil !== null,
        guarded: row?.secondFactor === true,
        prefixed: (row?.labels?.gs1Prefix ?? '') !== '',
        pallets: row?.nextPallet ?? 0,
        worded: Object.keys(row?.paperTexts ?? {}).length > 0,
        renumbered: (row?.series?.SO?.prefix ?? 'SO') !== 'SO',
        signed: (row?.mailSender?.replyTo ?? '') !== '',
        logo: Boolean(row?.logo),
        waits: waitsOf(row?.until),
      };
    },
    offers: (_, { pallets, named }) => [
      offer(
        'setLogo',
        '',
        { logo: { hash: '0'.repeat(64), width: 8, height: 8 } },
        { ...fits, within: true },
        inside,
      ),
      offer('setLogo', 'by oneself', { logo: { hash: '0'.repeat(64), width: 8, height: 8 } }, unfit),
      offer('passTime', '', {}, { ...fits, within: true }, inside),
      offer('passTime', 'by oneself', {}, unfit),
      offer('reopen', 'from within', {}, { ...fits, within: true }, inside),
      ...endings(named === 'second' ? renamed.name : profile.name),
      offer('found', '', found, { ...fits, within: true }, inside),
      offer('found', 'by oneself', found, unfit),
      offer('found', 'malformed', profile, unfit, inside),
      ...(pallets < 2
        ? threeWays(
            'numberPallets',
            { id: uuidv7(1_790_000_000_000, new Uint8Array(10)), count: 2 },
            fits,
            {},
          )
        : []),
      ...recordOffers({
        setLabels: {
          fitting: defaultLabels,
          malformed: { ...defaultLabels, gs1Prefix: '12-34' },
          unfit: {
            'in an unknown format': { ...defaultLabels, item: '019a1f2e-5c00-7a10-8b20-3c40d5e6f70a' },
          },
          others: {
            'with a prefix': [
              { ...defaultLabels, gs1Prefix: '7350012' },
              { ...fits, quantity: 1 },
            ],
          },
        },
        setPaperTexts: {
          fitting: { texts: {} },
          malformed: { texts: { pallet: { en: '', sv: '' } } },
          others: {
            'with one': [
              { texts: { salesOrder: { en: 'Payment within 30 days', sv: 'Betalning inom 30 dagar' } } },
              { ...fits, quantity: 1 },
            ],
          },
        },
        setSeries: {
          fitting: orders,
          malformed: { ...orders, prefix: 'S-O' },
          others: {
            'with a prefix of its own': [
              { ...orders, prefix: 'ORD' },
              { ...fits, quantity: 1 },
            ],
          },
          unfit: { 'with the prefix of purchases': { ...orders, prefix: 'PO' } },
        },
        setMailSender: {
          fitting: { name: '', replyTo: '' },
          malformed: { name: '', replyTo: 'nobody' },
          others: {
            'with an address': [
              { name: 'Nordlager', replyTo: 'order@example.com' },
              { ...fits, quantity: 1 },
            ],
          },
        },
        requireSecondFactor: {},
        waiveSecondFactor: {},
        removeLogo: {},
        resume: {},
        reopen: {},
        update: { fitting: renamed, unfit: { 'with another currency': { ...renamed, currency: 'EUR' } } },
        reopenPeriod: {
          fitting: { closedUntil: null, reason: 'closedByMistake' },
          malformed: { closedUntil: null },
          unfit: {
            'to a later day': { closedUntil: '2026-04-30', reason: 'closedByMistake' },
            'for a reason of other things': { closedUntil: null, reason: 'damaged' },
          },
        },
        changePolicies: {
          fitting: open,
          others: { 'closing the books': [closed, { ...fits, quantity: 1 }] },
        },
      }),
    ],
  };
});
