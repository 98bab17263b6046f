import { typed } from '#model/engine/reader.ts';
import { inStagingOf, openOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import type { ShipmentObserved } from '../spec/document-observed.ts';
import { shipmentRows, shipmentStart } from '../spec/shipment.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { regionsOf, worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, inside, offer, story, threeWays, unfit } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';

const reason = { reason: 'other' };

/** An order of two pieces, picked and ready to be set down; if `found` is one, one of them was missing. */
function pickedWorld(shipPolicy: 'partialKeep' | 'completeOnly', found: number, hasLots = false) {
  const lot = { code: 'L-1', expiresOn: null };
  const world = hasLots
    ? sellingWorld([{ quantity: 2 * piece, lot }], { tracking: 'lot' })
    : sellingWorld([2 * piece]);
  const { base, order, form } = world;
  const [pick = '', shipment = '', replacement = '', parcel = '', rest = ''] = spareIds(base, 5);
  base.must('salesOrder', order, 'create', form(2 * piece, { shipPolicy }));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  base.must('pick', pick, 'scan', { line: '1', quantity: found });
  if (found < 2 * piece)
    base.must('pick', pick, 'shortPick', { line: '1', quantity: 2 * piece - found, ...reason });
  return { ...world, pick, shipment, replacement, parcel, rest };
}

type Picked = ReturnType<typeof pickedWorld>;

function commands({
  pick,
  order,
  stranger,
  product,
  base,
  shipment,
  replacement,
  parcel,
  rest,
}: Picked): EngineOffer[] {
  const lines = [{ id: '1', orderLine: stranger, product, quantity: piece, from: base.bins[0] }];
  const made = { order: stranger, pick, replaces: null, lines };
  const packed = { parcels: [{ id: parcel, weight: 1200, tracking: '' }] };
  const undoing = { ...reason, replacement };
  const correction = (quantity: number): object => ({
    ...reason,
    rest,
    lines: [{ line: '1', quantity }],
  });
  return [
    story('create', [action('pick', pick, 'finish', { shipment })]),
    offer('create', 'for an order that is not there', made, unfit, inside),
    offer('create', 'by hand', { ...made, order }, unfit),
    ...threeWays('pack', packed),
    offer('pack', 'without parcels', { parcels: [] }, unfit),
    offer('pack', 'for a carrier that is not there', { ...packed, carrier: stranger }, unfit),
    offer('pack', 'by a service of nobody', { ...packed, service: 'HOME' }, unfit),
    ...threeWays('packAndShip', packed),
    offer('packAndShip', 'without parcels', { parcels: [] }, unfit),
    offer('packAndShip', 'for a carrier that is not there', { ...packed, carrier: stranger }, unfit),
    ...threeWays('undeliver', reason),
    ...['ship', 'deliver'].flatMap((word) => threeWays(word, {})),
    ...threeWays('allowLots', reason),
    offer('allowLots', 'without a reason', {}, unfit),
    ...threeWays('cancel', reason),
    ...threeWays('reverse', undoing),
    offer('reverse', 'without a reason', { replacement }, unfit),
    offer('correct', 'to 1', correction(piece), { fits: true, quantity: piece }),
    offer('correct', 'to three', correction(3 * piece), unfit),
    offer('correct', 'without a reason', { ...correction(piece), reason: null }, unfit),
    offer('correct', 'not permitted', correction(piece), unfit, { permitted: false }),
  ];
}

/** A shipment of all of an order, or of a part, or of a lot. */
export const documentCase = defineCase<ShipmentObserved>(() => {
  const whole = pickedWorld('partialKeep', 2 * piece);
  const part = pickedWorld('completeOnly', piece);
  const lots = pickedWorld('partialKeep', 2 * piece, true);
  const { shipment, order, product, base } = whole; // the same ids in all
  const lotOf = (world: EngineWorld) => typed(world.view).by('lot', 'product', product)[0];
  const lotIn = (world: EngineWorld): ShipmentObserved['lot'] => {
    const lot = lotOf(world);
    const { allowedLots = [] } = typed(world.view).get('shipment', world.subject) ?? {};
    if (!lot) return 'none';
    if (allowedLots.includes(lot.id)) return 'allowed';
    return lot.state === 'blocked' ? 'kept' : 'good';
  };
  const lyingIn = (world: EngineWorld, location: string): number =>
    typed(world.view)
      .by('balance', 'product', product)
      .reduce((sum, one) => (one.location === location ? sum + one.onHand : sum), 0);
  const figures = (world: EngineWorld): Omit<ShipmentObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('shipment', world.subject);
    const sale = view.get('salesOrder', order);
    const quantity = (row?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);
    const held = row?.parcels !== undefined && row.parcels.length > 0;
    const commercial = regionsOf(sale?.state ?? '')['commercial'];
    return {
      packed: held ? quantity : 0,
      staged: lyingIn(world, base.staging),
      gone: lyingIn(world, 'customer'),
      numbered: Boolean(row?.number),
      returned: (row?.lines ?? []).reduce((sum, line) => sum + (line.returned ?? 0), 0),
      orderOnHold: commercial === 'onHold',
      lot: lotIn(world),
      incomplete:
        sale?.shipPolicy === 'completeOnly' && sale.lines.some((line) => inStagingOf(line) < openOf(line)),
    };
  };
  const offers = commands(whole);
  const returning = ({ state, returned }: ShipmentObserved): EngineOffer[] => {
    const word = returned === 0 ? 'markReturned' : 'unreturn';
    const data = { return: whole.stranger, lines: [{ line: '1', quantity: piece, cost: 0 }] };
    const isGone = ['shipped', 'delivered'].includes(state['at'] ?? '');
    return [
      ...(isGone ? [offer(word, '1', data, { fits: true, within: true, quantity: piece }, inside)] : []),
      offer(word, 'malformed', { lines: [] }, unfit, inside),
      offer(word, 'by hand', data, unfit),
    ];
  };
  const holding = (seen: ShipmentObserved): EngineOffer[] => {
    if (!['open', 'packed'].includes(seen.state['at'] ?? '')) return [];
    return seen.orderOnHold
      ? [story('order is resumed', [action('salesOrder', order, 'resume')])]
      : [story('order is held', [action('salesOrder', order, 'hold', reason)])];
  };
  const blocking = (world: EngineWorld, seen: ShipmentObserved): EngineOffer[] => {
    const lot = lotOf(world);
    if (!lot || !['open', 'packed'].includes(seen.state['at'] ?? '')) return [];
    if (seen.lot === 'kept') return [story('lot is unblocked', [action('lot', lot.id, 'unblock')])];
    return seen.lot === 'good' ? [story('lot is blocked', [action('lot', lot.id, 'block', reason)])] : [];
  };
  return {
    kind: 'shipment',
    rows: shipmentRows,
    starts: shipmentStart,
    figures,
    bounds:
      'One line of two pieces, or of one where the other was not found; one parcel. What an order makes of it is in the order’s own case.',
    worlds: {
      'all of it': worldOf(whole.base, shipment),
      'a part of what ships complete only': worldOf(part.base, shipment),
      'of a lot': worldOf(lots.base, shipment),
    },
    offers: (world, seen) => [...offers, ...holding(seen), ...blocking(world, seen), ...returning(seen)],
  };
});
