import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import {
  acceptanceFixture,
  invitationFixture,
  keptCode,
  syncedFixture,
} from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { pairingRows, pairingStart, type PairingObserved } from '../spec/pairing.rows.ts';

/** A permission that nobody in this world has. */
const beyond = 'product.archive';
const paired = { company: 8, name: 'Fjord Trading AS', currency: 'NOK' } as const;
const partner = { company: 9, name: 'Baltic Parts OÜ', currency: 'EUR' };
const now = Date.parse('2026-05-04T08:00:00.000Z');
const longAgo = new Date(now - 8 * 86_400_000).toISOString();

const one = { kinds: [syncedFixture()] };
const invitation = invitationFixture();
const tooMuch = { permissions: ['product.edit', beyond] };

const rowOf = ({ view, subject }: EngineWorld) => typed(view).get('pairing', subject);

/** A company that is paired with another one already. */
function beside() {
  const base = companyWorld();
  const known = { ...acceptanceFixture(), partner: paired };
  base.must('pairing', base.id(), 'accept', known, inside);
  return base;
}

/** Nothing of the subject yet. */
function fresh(): EngineWorld {
  const base = beside();
  return worldOf(base, base.id(), { lacks: [beyond] });
}

/** Invited eight days ago. */
function overdue(): EngineWorld {
  const base = beside();
  const subject = base.id();
  const current = base.now;
  base.now = longAgo;
  base.must('pairing', subject, 'invite', invitation);
  base.now = current;
  const world = worldOf(base, subject, { lacks: [beyond] });
  const given = (world.given ?? []).map((each) =>
    each.document === subject ? { ...each, at: longAgo } : each,
  );
  return { ...world, given };
}

/** What only the server says: of the other company, and of its own work. */
const told = (
  word: string,
  data: object,
  ask: object = {},
  wrong: object = { surplus: 1 },
): EngineOffer[] => [
  offer(word, '', data, { ...fits, ...ask }, inside),
  offer(word, 'by oneself', data, unfit),
  offer(word, 'malformed', wrong, unfit, inside),
];

function choices(world: EngineWorld): EngineOffer[] {
  const revision = rowOf(world)?.revision ?? 0;
  const theirs = { ...one, revision: revision + 1, chosenBy: 'accepter' };
  return [
    ...recordOffers({
      choose: {
        fitting: one,
        ask: { ...fits, kinds: 1 },
        malformed: { kinds: [{ kind: 'salesOrder' }] },
        others: { nothing: [{ kinds: [] }, { ...fits, kinds: 0 }] },
        unfit: {
          'a kind twice': { kinds: [syncedFixture(), syncedFixture()] },
          'a field of none': { kinds: [syncedFixture({ fields: { suppliers: 'ask' } })] },
        },
      },
      confirm: {
        fitting: { revision },
        malformed: { revision: -1 },
        unfit: { 'of another choice': { revision: revision + 5 } },
      },
    }),
    ...told('noteChosen', theirs, { kinds: 1 }),
    offer('noteChosen', 'of before', { ...theirs, revision }, unfit, inside),
  ];
}

/** A pairing, as the company that invites has it, and as the one that accepts has it. */
export const documentCase = defineCase<PairingObserved>(() => ({
  kind: 'pairing',
  rows: pairingRows,
  starts: pairingStart,
  bounds:
    'One other company, one kind or none, up to two conflicts, and codes of just now or of eight days ago.',
  worlds: { 'no pairing': fresh(), 'its code is over': overdue() },
  figures: (world) => {
    const row = rowOf(world);
    return {
      kinds: row?.kinds.length ?? 0,
      conflicts: row?.conflicts ?? 0,
      late: (row?.expiresAt ?? null) !== null && Date.parse(row?.expiresAt ?? '') <= now,
    };
  },
  offers: (world) => [
    ...recordOffers({
      invite: {
        fitting: invitation,
        malformed: { ...invitation, code: { ...keptCode(), hash: 'abc' } },
        unfit: { 'with more than one has': { ...invitation, ...tooMuch } },
      },
      permit: {
        fitting: { permissions: ['product.edit'] },
        malformed: { permissions: ['company.manage'] },
        unfit: { 'with more than one has': tooMuch },
      },
      match: {},
      pause: {},
      resume: {},
      unpair: {},
    }),
    ...told('accept', acceptanceFixture()),
    offer('accept', 'of who is paired', { ...acceptanceFixture(), partner: paired }, unfit, inside),
    ...told('answer', { partner }),
    offer('answer', 'of who is paired', { partner: paired }, unfit, inside),
    ...choices(world),
    ...told('noteConflict', { conflicts: 1 }, { conflicts: 1 }, { conflicts: 0 }),
    offer('noteConflict', 'of two', { conflicts: 2 }, { ...fits, conflicts: 2 }, inside),
    ...told('noteSettled', {}),
    ...told('noteUnpaired', {}),
  ],
}));
