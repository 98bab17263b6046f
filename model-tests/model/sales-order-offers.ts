import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { Reader } from '#model/engine/reader.ts';
import { unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { amendmentFixture, orderLineFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderObserved } from '../spec/document-observed.ts';
import type { EngineOffer } from './engine-world.ts';
import { action, fits, inside, offer, story, threeWays, unfit } from './offers.ts';
import { half, pair, piece } from './selling-world.ts';
import type { sellingWorld } from './selling-world.ts';

export type Selling = ReturnType<typeof sellingWorld>;

const reason = { reason: 'other' };
const amounts = [piece, 2 * piece];

/** Writing drafts, and recording from elsewhere. */
export function writingOffers({ form, stranger, line, product, order }: Selling): EngineOffer[] {
  const priceless = orderLineFixture({ id: line, product, quantity: piece, price: null });
  const nowhere = { street: '', postcode: '', city: '', country: 'SE' };
  const twice = orderLineFixture({ id: line, product, quantity: piece });
  const ordered = (quantity: number, orderedIn: typeof pair): object =>
    form(0, { lines: [orderLineFixture({ id: line, product, quantity, orderedIn })] });
  const { orderedOn: _, ...sale } = form(0);
  const record = (cancelled: number): object => ({
    ...sale,
    number: null,
    soldAt: '2026-05-04T07:00:00.000Z',
    lines: [{ ...orderLineFixture({ id: line, product, quantity: piece }), price: 1_0000, cancelled }],
  });
  return [
    offer('create', '', form(piece), { fits: true, quantity: piece }),
    offer('create', 'malformed', {}, unfit),
    offer('create', 'for an unknown customer', form(piece, { customer: stranger }), unfit),
    offer('create', 'not permitted', form(piece), unfit, { permitted: false }),
    offer('update', 'to 2', form(2 * piece), { fits: true, quantity: 2 * piece }),
    offer('update', 'to no lines', form(0), { fits: true, quantity: 0 }),
    offer('update', 'without a price', form(0, { lines: [priceless] }), { fits: true, quantity: piece }),
    offer('update', 'without an address', form(piece, { deliveryAddress: nowhere }), {
      fits: true,
      quantity: piece,
    }),
    offer('update', 'with a line twice', form(0, { lines: [twice, twice] }), unfit),
    offer('update', 'to 4 halves', ordered(2 * piece, half), { fits: true, quantity: 2 * piece }),
    offer('update', 'to half a pair', ordered(piece, pair), unfit),
    offer('update', 'to half a piece', form(piece / 2), unfit),
    offer('update', 'in a unit it does not come in', ordered(3 * piece, { ...pair, numerator: 3 }), unfit),
    offer('update', 'not permitted', form(piece), unfit, { permitted: false }),
    ...['discard', 'confirm'].flatMap((word) => threeWays(word, {})),
    offer('record', 'a sale', record(0), { fits: true, quantity: piece }),
    offer('record', 'a sale that was cancelled', record(piece), { fits: true, quantity: 0 }),
    offer('record', 'more cancelled than sold', record(2 * piece), unfit),
    offer('record', 'not permitted', record(0), unfit, { permitted: false }),
    offer('markPicked', 'of an order that is not there', { pick: order, lines: [] }, unfit),
  ];
}

/** Asking somebody to approve an order, and what they and others answer. */
export const approvingOffers = (): EngineOffer[] => [
  ...['askApproval', 'approve', 'withdraw'].flatMap((word) => threeWays(word, {})),
  ...['approve', 'withdraw'].map((word) =>
    offer(word, 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
  ),
  offer('reject', '', reason, fits),
  offer('reject', 'without a reason', {}, unfit),
  offer('reject', 'not permitted', reason, unfit, { permitted: false }),
];

/** Quotes: sending one, what their customers answer, and ordering it by pieces under ids that are free. */
export function quotingOffers(
  { line, stranger, order }: Selling,
  view: Reader,
  { quote, free }: { readonly quote: string; readonly free: (parts: number) => string },
): EngineOffer[] {
  const row = view.get('salesOrder', order);
  const parts = row?.quote?.parts?.length ?? 0;
  const [id, newLine] = [free(2 * parts), free(2 * parts + 1)];
  const part = (quantity: number, of = line): object => ({
    order: id,
    lines: [{ line: of, id: newLine, quantity }],
  });
  const ahead = { by: 'phone', validUntil: '2026-06-01' };
  const [other] = view.get('salesOrder', quote)?.lines ?? [];
  const taken = { quote, lines: [{ line: other?.id ?? line, id: line, quantity: piece }] };
  return [
    ...((row?.quote?.revision ?? 0) < 2 ? threeWays('sendQuote', ahead) : []),
    offer('sendQuote', 'until a day that is over', { ...ahead, validUntil: '2026-05-03' }, unfit),
    ...['revise', 'accept'].flatMap((word) => threeWays(word, {})),
    offer('accept', 'another quantity', { lines: [{ line, quantity: 4 * piece }] }, unfit),
    offer('accept', 'an unknown line', { lines: [{ line: stranger }] }, unfit),
    offer('decline', '', reason, fits),
    offer('decline', 'without a reason', {}, unfit),
    offer('decline', 'not permitted', reason, unfit, { permitted: false }),
    ...threeWays('renew', { validUntil: '2026-06-01' }),
    offer('renew', 'until a day that is over', { validUntil: '2026-05-03' }, unfit),
    offer('expire', '', {}, { ...fits, within: true }, inside),
    offer('expire', 'by oneself', {}, unfit),
    ...amounts.map((quantity) =>
      offer('orderPart', `${quantity / piece}`, part(quantity), { fits: true, quantity }),
    ),
    offer('orderPart', 'more than is left', part(3 * piece), unfit),
    offer('orderPart', 'an unknown line', part(piece, stranger), unfit),
    offer('orderPart', 'not permitted', part(piece), unfit, { permitted: false }),
    offer('takePart', '', taken, { fits: true, quantity: piece, within: true }, inside),
    offer('takePart', 'of no quote', { ...taken, quote: stranger }, unfit, inside),
    offer('takePart', 'by oneself', taken, unfit),
    ...['reopen'].flatMap((word) => threeWays(word, reason)),
  ];
}

/** Changes to a confirmed order. */
export function agreeingOffers(
  { line, stranger, form }: Selling,
  view: Reader,
  order: string,
): EngineOffer[] {
  const row = view.get('salesOrder', order);
  const terms = row ? amendmentFixture(row) : form(piece);
  const amended = (quantity: number): object => {
    if (!row) return {};
    const lines = row.lines.map(({ id, product, price, vatClass }) =>
      orderLineFixture({ id, product, quantity, price, vatClass }),
    );
    return { ...terms, lines };
  };
  const parts = (quantity: number, of = line): object => ({ ...reason, lines: [{ line: of, quantity }] });
  return [
    ...threeWays('hold', reason),
    ...threeWays('resume', {}),
    ...(row && row.revision < 2
      ? amounts.map((quantity) =>
          offer('amend', `to ${quantity / piece}`, amended(quantity), { fits: true, quantity }),
        )
      : []),
    offer('amend', 'to no lines', { ...terms, lines: [] }, unfit),
    offer('amend', 'not permitted', amended(piece), unfit, { permitted: false }),
    ...amounts.map((quantity) =>
      offer('cancelLines', `${quantity / piece}`, parts(quantity), { fits: true, quantity }),
    ),
    offer('cancelLines', 'half a piece', parts(piece / 2), unfit),
    offer('cancelLines', 'an unknown line', parts(piece, stranger), unfit),
    offer('cancelLines', 'of none', { ...reason, lines: [] }, unfit),
    offer('cancelLines', 'not permitted', parts(piece), unfit, { permitted: false }),
    ...['cancel', 'closeShort', 'reopen'].flatMap((word) => threeWays(word, reason)),
    ...threeWays('deliverServices', {}),
  ];
}

/** All that is unpaid is paid at once, and taken back; in all variants where something is or was unpaid. */
export function payingOffers({ line, stranger }: Selling, view: Reader, order: string): EngineOffer[] {
  const row = view.get('salesOrder', order);
  const unpaid = row ? unpaidOf(row) : 0;
  const isPaid = (row?.payments ?? []).length > 0;
  const payment = { payment: line, on: '2026-05-04', amount: unpaid || 1 };
  if (isPaid)
    return [
      ...threeWays('takeBackPayment', { payment: line }, fits, {}),
      offer('takeBackPayment', 'an unknown one', { payment: stranger }, unfit),
    ];
  const pay = offer('recordPayment', '', payment, fits);
  if (unpaid === 0) return [pay, offer('takeBackPayment', '', { payment: line }, fits)];
  return [
    ...threeWays('recordPayment', payment),
    offer('recordPayment', 'more than is unpaid', { ...payment, amount: unpaid + 1 }, unfit),
    offer('recordPayment', 'on a day to come', { ...payment, on: '2999-01-01' }, unfit),
  ];
}

/** Once it is paid only what changes that is checked: nothing else depends on payments. */
export const oncePaid = (offers: readonly EngineOffer[], seen: SalesOrderObserved): readonly EngineOffer[] =>
  seen.paid === 0 ? offers : offers.filter(({ word }) => ['unship', 'takeBackPayment'].includes(word));

/** Ids for the next pick and shipment, skipping as many as are used. */
export type NextIds = (kind: 'pick' | 'shipment', used: number) => string;

/** What the order's picks and shipments do to it; one of each at a time. */
export function movingOffers(view: Reader, order: string, line: string, next: NextIds): EngineOffer[] {
  const picks = view.by('pick', 'order', order);
  const shipments = view.by('shipment', 'order', order);
  const pick = picks.find(({ state }) => state === 'released');
  const waiting = shipments.find(({ state }) => state === 'open' || state === 'packed');
  const gone = shipments.findLast(({ state }) => state === 'shipped');
  const [newPick, newShipment] = [next('pick', picks.length), next('shipment', shipments.length)];
  const asked = (lines: readonly { quantity: number }[]) => ({
    ...fits,
    quantity: lines.reduce((sum, each) => sum + each.quantity, 0),
  });
  const offers = releaseOffers(line, newPick, pick === undefined);
  if (pick && !waiting) offers.push(pickAfterMistake(pick, newShipment));
  if (pick && !waiting)
    offers.push(
      story(
        'pick',
        [
          action('pick', pick.id, 'claim'),
          ...pick.lines.map(({ id, quantity }) => action('pick', pick.id, 'scan', { line: id, quantity })),
          action('pick', pick.id, 'finish', { shipment: newShipment }),
        ],
        asked(pick.lines),
      ),
    );
  if (pick) offers.push(story('unrelease', [action('pick', pick.id, 'cancel', reason)], asked(pick.lines)));
  if (waiting) {
    const parcels = [{ id: newShipment, weight: 1200, tracking: '' }];
    const sending = [
      action('shipment', waiting.id, 'pack', { parcels }),
      action('shipment', waiting.id, 'ship'),
    ];
    offers.push(story('ship', sending, asked(waiting.lines)));
    offers.push(story('unpick', [action('shipment', waiting.id, 'cancel', reason)], asked(waiting.lines)));
  }
  if (gone && !waiting) {
    const undoing = action('shipment', gone.id, 'reverse', { ...reason, replacement: newShipment });
    offers.push(story('unship', [undoing], asked(gone.lines)));
  }
  return offers;
}

/** A pick that reports its first line missing by mistake, and then fetches it. */
function pickAfterMistake(pick: PickRow, shipment: string): EngineOffer {
  const [first] = pick.lines;
  const line = first?.id ?? '';
  const quantity = first?.quantity ?? 0;
  return story(
    'pick after a mistake',
    [
      action('pick', pick.id, 'claim'),
      action('pick', pick.id, 'shortPick', { line, quantity, ...reason }),
      action('pick', pick.id, 'withdrawShort', { line }),
      action('pick', pick.id, 'scan', { line, quantity }),
      action('pick', pick.id, 'finish', { shipment }),
    ],
    { ...fits, quantity },
  );
}

function releaseOffers(line: string, pick: string, mayRelease: boolean): EngineOffer[] {
  const some = (quantity: number): object => ({ pick, lines: [{ line, quantity }] });
  const unknown = { pick, lines: [{ line: pick, quantity: piece }] };
  const lines = [{ line, quantity: piece }];
  return [
    ...(mayRelease
      ? [
          offer('release', 'all', { pick }, fits),
          offer('release', '1', some(piece), { fits: true, quantity: piece }),
          offer('release', '2', some(2 * piece), { fits: true, quantity: 2 * piece }),
        ]
      : []),
    offer('release', 'an unknown line', unknown, unfit),
    offer('release', 'not permitted', { pick }, unfit, { permitted: false }),
    ...['markPicked', 'unrelease', 'rerelease'].map((word) => offer(word, 'by hand', { pick, lines }, unfit)),
    ...['markShipped', 'unpick', 'unship'].map((word) =>
      offer(word, 'by hand', { shipment: pick, lines }, unfit),
    ),
  ];
}

/** In a closed period only reopening is checked: nothing else depends on the period. */
export const inClosedPeriod = (
  offers: readonly EngineOffer[],
  seen: SalesOrderObserved,
): readonly EngineOffer[] => (seen.periodOpen ? offers : offers.filter(({ word }) => word === 'reopen'));

/** What returns tell an order of which one piece has left: one or two of them, one at a time. */
export function returningOffers(
  { line, stranger, product }: Selling,
  view: Reader,
  order: string,
): EngineOffer[] {
  const row = view.get('salesOrder', order);
  const back = row?.lines.reduce((sum, each) => sum + each.returned, 0) ?? 0;
  const credits = row?.credits ?? [];
  const waiting = credits.find(({ creditedAt }) => creditedAt === null);
  const one = { ...fits, within: true, quantity: piece };
  const told = { return: stranger, lines: [{ line, quantity: piece }] };
  const owed = { ...told, amount: 100, shares: [{ rate: 0, amount: 100 }] };
  const word = back === 0 ? 'markReturned' : 'unreturn';
  const replaced = { return: stranger, lines: [{ id: product, of: line, quantity: piece }] };
  return [
    offer(word, '1', told, one, inside),
    offer(word, 'by hand', told, unfit),
    ...(credits.length < 2
      ? [offer('oweCredit', '', { ...owed, return: credits.length === 0 ? stranger : line }, one, inside)]
      : []),
    offer('oweCredit', 'by hand', owed, unfit),
    ...(waiting ? [offer('markCredited', '', { return: waiting.return }, one, inside)] : []),
    offer('markCredited', 'by hand', { return: stranger }, unfit),
    ...(row?.lines.length === 1 ? [offer('replaceGoods', '', replaced, one, inside)] : []),
    offer('replaceGoods', 'by hand', replaced, unfit),
  ];
}
