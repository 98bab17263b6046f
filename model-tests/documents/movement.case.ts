import { binFixture } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import type { MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { MovementObserved } from '../spec/document-observed.ts';
import { movementRows, movementStart } from '../spec/movement.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, youIn } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import {
  action,
  booksAreOpen,
  closeBooks,
  fits,
  offer,
  recordOffers,
  story,
  threeWays,
  unfit,
} from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';

const reason = { reason: 'other' };
const byAnother = { byAnother: true };
/** What lies in the first bin. */
const stock = 3;

/** A company with two warehouses, three pieces in the first bin, and an order that may want some of them. */
function movingWorld() {
  const world = sellingWorld([stock * piece]);
  const { base } = world;
  const [other = '', receiving = '', staging = '', quarantine = '', bin = ''] = spareIds(base, 5);
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving, staging, quarantine };
  base.must('warehouse', other, 'create', { code: 'W2', name: 'The other', address, ...places });
  base.must('location', bin, 'create', binFixture(other, 'B-01', 1));
  const [subject = '', line = '', pick = ''] = spareIds(base, 3);
  return { ...world, other, otherBin: bin, subject, movementLine: line, pick };
}

type Moving = ReturnType<typeof movingWorld>;

/** Pieces that are moved: what travels may arrive one by one. */
const piecesOf = (travels: boolean): number => (travels ? 3 : 2);

/** The form of a movement of this many pieces. */
function formOf({ base, product, warehouse, other, otherBin, movementLine }: Moving, travels: boolean) {
  return (pieces: number, over: object = {}, lineOver: object = {}): object => ({
    purpose: 'transfer',
    warehouse,
    toWarehouse: travels ? other : warehouse,
    lines:
      pieces === 0
        ? []
        : [
            {
              id: movementLine,
              product,
              quantity: pieces * piece,
              from: base.bins[0],
              to: travels ? otherBin : base.bins[1],
              ...lineOver,
            },
          ],
    ...over,
  });
}

function formOffers(given: Moving, travels: boolean): EngineOffer[] {
  const form = formOf(given, travels);
  const whole = piecesOf(travels);
  const ask = (pieces: number, asksApproval = false) => ({
    fits: true,
    quantity: pieces * piece,
    asksApproval,
  });
  const { base, stranger } = given;
  return ['create', 'update'].flatMap((word) => [
    ...threeWays(word, form(whole), ask(whole), { warehouse: 1 }),
    offer(word, 'without lines', form(0), ask(0)),
    ...(travels
      ? []
      : [offer(word, 'that needs approval', form(whole, { asksApproval: true }), ask(whole, true))]),
    offer(word, 'from an unknown warehouse', form(whole, { warehouse: stranger }), unfit),
    offer(word, 'of an unknown product', form(whole, {}, { product: stranger }), unfit),
    offer(word, 'to the same place', form(whole, {}, { to: base.bins[0] }), unfit),
    offer(word, 'of half a piece', form(0.5), unfit),
    offer(word, 'of a lot that it has not', form(whole, {}, { lot: stranger }), unfit),
    ...(travels ? [offer(word, 'put away elsewhere', form(whole, { purpose: 'putAway' }), unfit)] : []),
  ]);
}

/** Commands about a part of the goods, or all of them. */
function partOffers(
  { movementLine: line, stranger, base, otherBin }: Moving,
  travels: boolean,
): EngineOffer[] {
  const part = (quantity: number, over: object = {}): object => ({ lines: [{ line, quantity, ...over }] });
  const to = travels ? otherBin : base.bins[2];
  const one = (word: string, extra: object = {}, ask: object = {}) => [
    offer(word, '', { ...extra }, { ...fits, ...ask }),
    offer(word, 'not permitted', { ...extra }, unfit, { permitted: false }),
    offer(word, 'of one piece', { ...part(piece), ...extra }, { ...fits, ...ask, quantity: piece }),
    offer(word, 'of four', { ...part(4 * piece), ...extra }, unfit),
    offer(word, 'of an unknown line', { lines: [{ line: stranger, quantity: piece }], ...extra }, unfit),
    offer(word, 'malformed', { lines: word === 'move' ? null : [] }, unfit),
  ];
  const settling = ['lost', 'returned', 'found'].flatMap((outcome) =>
    one('settle', { outcome, ...reason }, { outcome }).map((each) => ({
      ...each,
      label: `${each.label} ${outcome}`,
    })),
  );
  const [second = '', third = ''] = base.bins.slice(1);
  /** One by one, within the warehouse. */
  const placing = (word: string, place: object): EngineOffer[] => {
    const data = (over: object): object => ({ line, quantity: piece, ...place, ...over });
    const ask = { ...fits, quantity: piece };
    return [
      offer(word, '', data({}), ask),
      offer(word, 'not permitted', data({}), unfit, { permitted: false }),
      offer(word, 'by another', data({}), { ...ask, ...byAnother }, byAnother),
      offer(word, 'of four', data({ quantity: 4 * piece }), unfit),
      offer(word, 'of an unknown line', data({ line: stranger }), unfit),
      offer(word, 'malformed', { line }, unfit),
    ];
  };
  return [
    ...placing('put', {}),
    offer('put', 'in an unknown place', { line, quantity: piece, to: stranger }, unfit),
    ...(travels ? [] : placing('takeBack', { to: second })),
    ...(travels ? [] : [offer('takeBack', 'from elsewhere', { line, quantity: piece, to: third }, unfit)]),
    offer('move', 'nothing more', { lines: [] }, { ...fits, quantity: 0 }),
    ...['move', 'dispatch', 'receive'].flatMap((word) => [
      ...one(word),
      offer(word, 'by another', {}, { ...fits, ...byAnother }, byAnother),
    ]),
    ...['move', 'receive'].flatMap((word) => [
      offer(word, 'elsewhere', part(piece, { to }), { ...fits, quantity: piece }),
      offer(word, 'to an unknown place', part(piece, { to: stranger }), unfit),
    ]),
    ...settling,
    offer('settle', 'without a reason', { outcome: 'lost' }, unfit),
  ];
}

/** What moved is corrected: to one piece, or to more than there are. */
function correctingOffers(
  { base, product, otherBin, movementLine }: Moving,
  travels: boolean,
): EngineOffer[] {
  const correction = (pieces: number, over: object = {}): object => ({
    ...reason,
    lines: [
      {
        id: movementLine,
        product,
        quantity: pieces * piece,
        from: base.bins[0],
        to: travels ? otherBin : base.bins[1],
        ...over,
      },
    ],
  });
  return [
    offer('correct', 'to 1', correction(1), { ...fits, quantity: piece }),
    offer('correct', 'to four', correction(4), unfit),
    offer('correct', 'to half a piece', correction(0.5), unfit),
    offer('correct', 'to the same place', correction(1, { to: base.bins[0] }), unfit),
    offer('correct', 'without a reason', { ...correction(1), reason: null }, unfit),
    offer('correct', 'not permitted', correction(1), unfit, { permitted: false }),
  ];
}

/** Who takes it on: where that makes a difference to what follows. */
const claims: readonly EngineOffer[] = [
  ...recordOffers({ claim: {} }),
  offer('claim', 'by another', {}, { ...fits, ...byAnother }, byAnother),
];
const mayBeClaimed = ({ state, received, lost, returned, asksApproval }: MovementObserved): boolean =>
  received + lost + returned === 0
    ? !asksApproval
    : state['at'] === 'partlyReceived' && lost + returned === 0;

function commands(given: Moving, travels: boolean): EngineOffer[] {
  const excused = { fitting: reason, malformed: {} };
  const approving = { request: {}, approve: {}, withdraw: {}, reject: excused };
  const others = ['unreserve', ...(travels ? [] : ['request', 'approve', 'withdraw'])];
  return [
    ...formOffers(given, travels),
    ...recordOffers({ reserve: {}, unreserve: {}, putBack: {}, ...(travels ? {} : approving) }),
    ...recordOffers({ cancel: excused, recall: excused, reverse: excused }),
    ...others.map((word) => offer(word, 'by another', {}, { ...fits, ...byAnother }, byAnother)),
    ...partOffers(given, travels),
    ...correctingOffers(given, travels),
  ];
}

/** A movement of some pieces within a warehouse, or to another one. */
export const documentCase = defineCase<MovementObserved>(() => {
  const given = movingWorld();
  const { base, product, subject, order, pick, warehouse, form } = given;
  const away = subject.replace(/.$/, 'e');
  const [bin = ''] = base.bins;
  const travels = (world: EngineWorld): boolean => world.subject === away;
  const figures = (world: EngineWorld): Omit<MovementObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('movement', world.subject);
    const lines = row?.lines ?? [];
    const sum = (figure: (one: MovementRowLine) => number): number =>
      lines.reduce((total, one) => total + figure(one), 0);
    const here = view.get('balance', placeKey(product, bin));
    const there = view.get('availability', placeKey(product, warehouse));
    const own = view.get('reservation', given.movementLine)?.soft ?? 0;
    const free = (there?.onHand ?? 0) - (there?.reserved ?? 0) + own;
    const untaken = here ? unheldOf(here) : 0;
    const who = (user: string | null | undefined): MovementObserved['claimed'] =>
      user === null || user === undefined ? 'nobody' : user === youIn(world) ? 'you' : 'another';
    const taking = view.get('pick', pick);
    return {
      lines: lines.length,
      asked: sum(({ quantity }) => quantity),
      ready: sum(({ ready }) => ready),
      takeable: travels(world) ? Math.min(untaken, free) : untaken,
      underway: sum(({ sent, received, lost, returned }) => sent - received - lost - returned),
      received: sum(({ received }) => received),
      lost: sum(({ lost }) => lost),
      returned: sum(({ returned }) => returned),
      expected: view
        .by('expectedReceipt', 'order', world.subject)
        .reduce((total, { open }) => total + open, 0),
      owned: view
        .by('balance', 'product', product)
        .reduce(
          (total, one) => (one.warehouse || one.location === 'transit' ? total + one.onHand : total),
          0,
        ),
      numbered: Boolean(row?.number),
      asksApproval: row?.asksApproval ?? false,
      approved: row !== undefined && row.approvedBy !== null,
      requested: who(row?.requestedBy),
      claimed: who(row?.claimedBy),
      travels: travels(world),
      periodOpen: booksAreOpen(world),
      taken: taking?.state === 'released' ? 'yes' : taking ? 'let go' : 'no',
    };
  };
  const around = (seen: MovementObserved): EngineOffer[] => {
    const at = seen.state['at'] ?? '';
    const offers: EngineOffer[] = [];
    if (at === 'done' && seen.periodOpen) offers.push(closeBooks);
    if (at === 'draft' && seen.taken === 'no' && seen.asked > 0 && !seen.asksApproval)
      offers.push(
        story('goods are taken', [
          action('salesOrder', order, 'create', form((seen.travels ? 2 : 3) * piece)),
          action('salesOrder', order, 'confirm'),
          action('salesOrder', order, 'release', { pick }),
        ]),
      );
    if (['draft', 'reserved'].includes(at) && seen.taken === 'yes' && seen.travels)
      offers.push(story('goods are let go', [action('salesOrder', order, 'cancel', reason)]));
    return offers;
  };
  const within = commands(given, false);
  const between = commands(given, true);
  return {
    kind: 'movement',
    rows: movementRows,
    starts: movementStart,
    signed: [
      {
        mutant: 'redirect: movement.done correct [0] to approved',
        reason: 'it is written again in the same unit, which leads from approved to draft',
      },
      {
        mutant: 'drop target: movement.partlyReceived receive [1]',
        reason: 'partlyReceived has no entry or exit, so staying in it and entering it anew are the same',
      },
    ],
    figures,
    bounds:
      'One line of two pieces within a warehouse, or of three to another one, that an order may take; one and all of it moved; approval within a warehouse alone; two people, the second where it makes a difference. Several lines, lots and quarantine are for the rules’ own tests.',
    tree: {
      keep: ({ label, event }) =>
        event.byAnother !== true &&
        ![
          'update',
          'update without lines',
          'update that needs approval',
          'create without lines',
          'withdraw',
          'unreserve',
          'claim',
          'move elsewhere',
          'receive elsewhere',
          'move of one piece',
          'takeBack',
          'dispatch of one piece',
          'books are closed',
          'correct to 1',
          'goods are let go',
          'settle of one piece returned',
          'settle of one piece found',
        ].includes(label),
      why: 'The path tree has one person and leaves out changes and what only leads back; the covers walk those from every state.',
    },
    worlds: {
      'within the warehouse': worldOf(base, subject),
      'to another warehouse': worldOf(base, away),
    },
    offers: (world, seen) => [
      ...(travels(world) ? between : within),
      ...(mayBeClaimed(seen) ? claims : []),
      ...around(seen),
    ],
  };
});
