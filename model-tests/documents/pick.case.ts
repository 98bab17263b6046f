import { typed } from '#model/engine/reader.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { isKeptBack, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { PickObserved } from '../spec/document-observed.ts';
import { pickRows, pickStart } from '../spec/pick.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, youIn } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, fits, inside, offer, story, threeWays, unfit } from '../model/offers.ts';
import { piece, sellingWorld, spareIds, type Shelf } from '../model/selling-world.ts';

const reason = { reason: 'other' };

const ofLot = (code: string, quantity: number, expiresOn: string | null = null): Shelf => ({
  quantity,
  lot: { code, expiresOn },
});
/** The lot that no line of a new pick names. */
const OTHER = 'OTHER';
const lots = [ofLot('FIRST', 2 * piece, '2190-01-01'), ofLot(OTHER, piece, '2191-01-01')];
const serials = ['FIRST', 'SECOND', OTHER].map((code) => ofLot(code, piece));

/** A confirmed order of two pieces, with this stock in the bins. */
function confirmedWorld(stock: readonly (number | Shelf)[], over: Partial<ProductForm> = {}) {
  const world = sellingWorld(stock, over);
  const { base, order, form } = world;
  const [pick = '', shipment = ''] = spareIds(base, 2);
  base.must('salesOrder', order, 'create', form(2 * piece));
  base.must('salesOrder', order, 'confirm');
  return { ...world, pick, shipment };
}

type Confirmed = ReturnType<typeof confirmedWorld>;

/** What may be done with one line of the pick: the figures decide where it does not fit. */
function lineOffers({ id: line, quantity, picked, short }: PickRowLine, isBegun: boolean): EngineOffer[] {
  const [left, inHand] = [quantity - picked - short, picked];
  const amounts = [piece, 2 * piece];
  const asks = (quantity: number, most: number) => ({ fits: quantity <= most, quantity });
  const one = { line, quantity: piece };
  const found = { fits: short > 0 && !isBegun, quantity: short };
  return [
    ...amounts.flatMap((quantity) => [
      offer('scan', `${quantity / piece} of line ${line}`, { line, quantity }, asks(quantity, left)),
      offer('unscan', `${quantity / piece} of line ${line}`, { line, quantity }, asks(quantity, inHand)),
      offer(
        'shortPick',
        `${quantity / piece} of line ${line}`,
        { line, quantity, ...reason },
        asks(quantity, left),
      ),
    ]),
    offer('withdrawShort', `of line ${line}`, { line }, found),
    offer('withdrawShort', `not permitted, line ${line}`, { line }, unfit, { permitted: false }),
    offer(
      'withdrawShort',
      `by another, line ${line}`,
      { line },
      { ...found, byAnother: true },
      { byAnother: true },
    ),
    offer('scan', `a wrong item for line ${line}`, { ...one, code: 'WRONG' }, unfit),
    ...(['scan', 'unscan'] as const).flatMap((word) => [
      offer(
        word,
        `by another, line ${line}`,
        one,
        { ...asks(piece, word === 'scan' ? left : inHand), byAnother: true },
        { byAnother: true },
      ),
      offer(word, `not permitted, line ${line}`, one, unfit, { permitted: false }),
    ]),
    offer(
      'shortPick',
      `by another, line ${line}`,
      { ...one, ...reason },
      { ...asks(piece, left), byAnother: true },
      { byAnother: true },
    ),
    offer('shortPick', `not permitted, line ${line}`, { ...one, ...reason }, unfit, { permitted: false }),
  ];
}

/** What a count takes from the first line; where goods lie in other bins, the count's own test says what becomes of it. */
const lossOffers = ({ id: line, quantity, picked, short }: PickRowLine): EngineOffer[] =>
  [piece, 2 * piece].map((lost) =>
    offer(
      'lose',
      `${lost / piece} of line ${line}`,
      { line, quantity: lost },
      { fits: lost <= quantity - picked - short, quantity: lost },
      inside,
    ),
  );

/** What a person with a label in their hand may do with the first line, of which so much is left, if it has lots. */
function lotOffers(left: number, free: number, isSerial: boolean): EngineOffer[] {
  const one = { line: '1', quantity: piece, code: 'BOLT-M8' };
  const taken = { line: '1', quantity: piece, lot: OTHER, ...reason };
  const asks = (quantity: number) => ({ fits: quantity <= left, quantity });
  const other = isSerial ? { ...asks(piece), fits: piece <= Math.min(left, free) } : unfit;
  return [
    offer('scan', 'without its lot', one, unfit),
    offer('scan', 'of its lot', { ...one, lot: 'first' }, asks(piece)),
    offer('scan', 'of another lot', { ...one, lot: OTHER }, other),
    ...threeWays('takeOtherLot', taken, asks(piece)),
    offer('takeOtherLot', 'of two', { ...taken, quantity: 2 * piece }, asks(2 * piece)),
    offer('takeOtherLot', 'unknown', { ...taken, lot: 'NONE' }, unfit),
    offer('takeOtherLot', 'for an unknown line', { ...taken, line: '9' }, unfit),
    offer('takeOtherLot', 'by another', taken, { ...asks(piece), byAnother: true }, { byAnother: true }),
  ];
}

function commands({ order, pick, shipment, stranger, product, warehouse, base }: Confirmed): EngineOffer[] {
  const lines = [{ id: '1', orderLine: stranger, product, location: base.bins[0], quantity: piece }];
  const byAnother = { byAnother: true };
  const others = ['claim', 'pause', 'resume'].map((word) =>
    offer(word, 'by another', {}, { ...fits, ...byAnother }, byAnother),
  );
  return [
    story('create', [action('salesOrder', order, 'release', { pick })]),
    offer('create', 'by hand', { order, warehouse, lines }, unfit),
    ...['claim', 'pause', 'resume'].flatMap((word) => threeWays(word, {})),
    ...others,
    ...threeWays('finish', { shipment }),
    offer('finish', 'by another', { shipment }, { ...fits, ...byAnother }, byAnother),
    ...threeWays('cancel', reason),
    ...['scan', 'unscan'].map((word) =>
      offer(word, 'an unknown line', { line: '9', quantity: piece }, unfit),
    ),
    offer('lose', 'an unknown line', { line: '9', quantity: piece }, unfit, inside),
    offer('lose', 'by hand', { line: '1', quantity: piece }, unfit),
    offer('shortPick', 'an unknown line', { line: '9', quantity: piece, ...reason }, unfit),
    offer('withdrawShort', 'of an unknown line', { line: '9' }, unfit),
    offer('shortPick', 'without a reason', { line: '1', quantity: piece }, unfit),
  ];
}

/** A pick of two pieces from one bin, with one more in another bin or nowhere. */
export const documentCase = defineCase<PickObserved>(() => {
  const given = confirmedWorld([2 * piece, piece]);
  const bare = confirmedWorld([2 * piece]);
  const ofLots = confirmedWorld(lots, { tracking: 'lot', expires: true });
  const ofSerials = confirmedWorld(serials, { tracking: 'serial' });
  const { pick, line, product, base } = given;
  const trackingIn = (world: EngineWorld): ProductForm['tracking'] =>
    typed(world.view).get('product', product)?.tracking ?? 'none';
  const isAllInOneBin = ({ view }: EngineWorld): boolean =>
    typed(view)
      .by('balance', 'product', product)
      .every(({ location, onHand }) => onHand === 0 || !base.bins.slice(1).includes(location));
  const otherLot = (world: EngineWorld): number => {
    const lot = lotByCode(typed(world.view), product, OTHER);
    const stock = lot && typed(world.view).get('balance', placeKey(product, base.bins[0] ?? '', lot.id));
    return stock && !isKeptBack(stock) ? unheldOf(stock) : 0;
  };
  const figures = (world: EngineWorld): Omit<PickObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('pick', pick);
    const rows = row?.lines ?? [];
    const sum = (figure: (one: (typeof rows)[number]) => number): number =>
      rows.reduce((total, one) => total + figure(one), 0);
    const missed = new Set(rows.filter((one) => one.short > 0).map((one) => one.location));
    const stock = view.by('balance', 'product', product);
    const others = base.bins.slice(1).filter((bin) => !missed.has(bin));
    return {
      asked: sum((one) => one.quantity),
      scanned: sum((one) => one.picked),
      short: sum((one) => one.short),
      lines: rows.map((one) => `${one.id}: ${one.lot ?? ''} ${one.quantity} ${one.picked} ${one.short}`),
      hardReserved: view.get('reservation', line)?.hard ?? 0,
      elsewhere: others.reduce((total, bin) => {
        const at = view.get('balance', `${product}:${bin}`);
        return isKeptBack(at) ? total : total + (at?.onHand ?? 0) - (at?.reserved ?? 0);
      }, 0),
      doubted: stock.filter(({ doubted }) => doubted !== undefined).length,
      tracking: trackingIn(world),
      otherLot: otherLot(world),
      staged: stock.reduce((total, at) => total + (at.location === base.staging ? at.onHand : 0), 0),
      claimed: !row || row.claimedBy === null ? 'nobody' : row.claimedBy === youIn(world) ? 'you' : 'another',
    };
  };
  const offers = commands(given);
  return {
    kind: 'pick',
    rows: pickRows,
    starts: pickStart,
    figures,
    bounds:
      'One order line of two pieces; two bins, or one with a lot or serial number more than is asked for; two pickers. Several order lines and bins are for the random days of sales.',
    tree: {
      keep: ({ word, event }) =>
        !['unscan', 'withdrawShort', 'lose'].includes(word) && event.byAnother !== true,
      why: 'The path tree has one picker and leaves out what only leads back; the covers walk that from every state.',
    },
    worlds: {
      'one more in another bin': worldOf(base, pick),
      'none elsewhere': worldOf(bare.base, pick),
      'of lots': worldOf(ofLots.base, pick),
      'of serial numbers': worldOf(ofSerials.base, pick),
    },
    offers: (world) => {
      const rows = typed(world.view).get('pick', pick)?.lines ?? [];
      const tracking = trackingIn(world);
      const first = rows.find(({ id }) => id === '1');
      const left = first ? first.quantity - first.picked - first.short : 0;
      return [
        ...offers,
        ...(first && isAllInOneBin(world) ? lossOffers(first) : []),
        ...(tracking === 'none' ? [] : lotOffers(left, otherLot(world), tracking === 'serial')),
        ...rows.flatMap((one) =>
          lineOffers(
            one,
            rows.some(({ insteadOf, picked, short }) => insteadOf === one.id && picked + short > 0),
          ),
        ),
      ];
    },
  };
});
