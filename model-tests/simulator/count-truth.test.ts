import { expect, test } from 'vitest';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { Chance } from './random.ts';

const PIECE = 1000;
const MINUTE = 60_000;
/** Minutes of work; what is told late is told within as many again. */
const SHIFT = 120;

type Command = readonly [kind: string, document: string, type: string, data: object];

/** Something that is done in the bin: at a minute, told by a device, changing what lies there by thousandths. */
interface Deed {
  readonly at: number;
  readonly by: 'picker' | 'mover' | 'desk' | 'counter';
  readonly change: number;
  readonly commands: readonly Command[];
}
/** The minute at which the server hears of it. */
type Told = Deed & { readonly known: number };

/** A bin of bolts of which some are gone that nobody knows of, and a pick list that takes from it. */
function shift(chance: Chance) {
  const world = new CountWorld();
  const { base, bolt } = world;
  const [bin = '', elsewhere = ''] = base.bins;
  const gone = chance.below(4) * PIECE;
  const stock = (30 + chance.below(20)) * PIECE;
  const ordered = (4 + chance.below(8)) * PIECE;
  world.stock(bolt, bin, stock);
  const pick = world.released(world.confirmed([{ product: bolt, quantity: ordered }]).order);
  world.act('pick', pick, 'claim');
  const began = Date.parse(world.later(1));
  const moment = (minute: number): string => new Date(began + minute * MINUTE).toISOString();
  /** Gives what a device tells; false if any of it is refused. */
  const tell = ({ at, known, commands }: Told): boolean => {
    base.now = moment(known);
    base.madeAt = known > at ? moment(at) : null;
    const all = commands.every(
      ([kind, document, type, data]) => base.do(kind, document, type, data).accepted,
    );
    base.madeAt = null;
    return all;
  };
  return { world, chance, bin, elsewhere, gone, stock, ordered, pick, moment, tell };
}
type Shift = ReturnType<typeof shift>;

const pieces = (chance: Chance, most: number): number => (1 + chance.below(most)) * PIECE;
const minutes = (chance: Chance, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(SHIFT)).toSorted((a, b) => a - b);

/** A picker scans, puts some back, and may finish. */
function picking({ chance, ordered, pick, world }: Shift): Deed[] {
  const deeds: Deed[] = [];
  const scan = (type: 'scan' | 'unscan', at: number, quantity: number): void =>
    void deeds.push({
      at,
      by: 'picker',
      change: type === 'scan' ? -quantity : quantity,
      commands: [['pick', pick, type, { line: '1', quantity }]],
    });
  let inHand = 0;
  for (const at of minutes(chance, 2 + chance.below(5))) {
    const left = ordered - inHand;
    if (inHand > 0 && chance.happens(0.2)) {
      scan('unscan', at, PIECE);
      inHand -= PIECE;
    } else if (left > 0) {
      const quantity = Math.min(left, pieces(chance, 4));
      scan('scan', at, quantity);
      inHand += quantity;
    }
  }
  if (inHand < ordered || chance.happens(0.3)) return deeds;
  const commands: readonly Command[] = [['pick', pick, 'finish', { shipment: world.base.id() }]];
  return [...deeds, { at: SHIFT - 1, by: 'picker', change: 0, commands }];
}

/** Others move goods to another bin by their own devices. */
const moving = ({ chance, world, bin, elsewhere }: Shift): Deed[] =>
  minutes(chance, chance.below(3)).map((at) => {
    const id = world.base.id();
    const quantity = pieces(chance, 3);
    const { warehouse } = world.base;
    const line = { id: world.base.id(), product: world.bolt, from: bin, to: elsewhere, quantity };
    const form = { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines: [line] };
    const commands: readonly Command[] = [
      ['movement', id, 'create', form],
      ['movement', id, 'reserve', {}],
      ['movement', id, 'move', {}],
    ];
    return { at, by: 'mover', change: -quantity, commands };
  });

/** Goods come in, and the desk writes when. */
const receiving = ({ chance, world, bin, moment }: Shift): Deed[] =>
  minutes(chance, chance.below(3)).map((at) => {
    const quantity = pieces(chance, 5);
    const receipt = world.counted(world.bolt, bin, quantity);
    return {
      at,
      by: 'desk',
      change: quantity,
      commands: [['goodsReceipt', receipt, 'post', { receivedAt: moment(at) }]],
    };
  });

/** In the order in which the server hears of them: a device without a connection keeps its own until it has one. */
function asTold(chance: Chance, deeds: readonly Deed[]): Told[] {
  const heard = new Map<Deed['by'], number>();
  return deeds
    .toSorted((a, b) => a.at - b.at)
    .map((deed) => {
      const late = chance.happens(0.5) ? 0 : 1 + chance.below(SHIFT);
      const known = Math.max(deed.at + late, heard.get(deed.by) ?? 0);
      heard.set(deed.by, known);
      return { ...deed, known };
    })
    .toSorted((a, b) => a.known - b.known);
}

/** A shift in which somebody counts the bin, and what happens around it, in any order. */
function countedShift(seed: number) {
  const chance = new Chance(seed);
  const begun = shift(chance);
  const { world, bin, gone, stock, moment, tell } = begun;
  const { base, bolt } = world;
  const others = [...picking(begun), ...moving(begun), ...receiving(begun)];
  const startsAt = chance.below(SHIFT / 2);
  // In the middle of a minute: nothing else is done at that moment.
  const countsAt = startsAt + 1 + chance.below(SHIFT / 2) + 0.5;
  const there = (before: number): number =>
    others.filter(({ at }) => at < before).reduce((sum, { change }) => sum + change, stock - gone);
  const count = base.id();
  const scope = { by: 'bins', bins: [bin] };
  const start: Told = {
    at: startsAt,
    known: startsAt,
    by: 'counter',
    change: 0,
    commands: [
      ['count', count, 'create', { warehouse: base.warehouse, scope }],
      ['count', count, 'start', {}],
    ],
  };
  const entry = { id: base.id(), location: bin, product: bolt, quantity: there(countsAt) };
  const found: Told = {
    at: countsAt,
    known: countsAt + (chance.happens(0.5) ? 0 : chance.below(SHIFT)),
    by: 'counter',
    change: 0,
    commands: [['count', count, 'count', { entries: [entry] }]],
  };
  const told = [...asTold(chance, others), start, found].toSorted((a, b) => a.known - b.known);
  return { ...begun, count, countsAt, found, told, there, moment, tell };
}

const SEEDS = Number(process.env['SEEDS'] ?? 150);
const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);

test('[CN3] [CN13] [MO22] whatever is picked, moved and received around a count, and however late it is told, its difference is what is gone', () => {
  let lateAndBefore = 0;
  for (const seed of seeds) {
    const { world, told, tell, count, countsAt, gone, found } = countedShift(seed);
    for (const deed of told) expect([seed, deed.commands, tell(deed)]).toEqual([seed, deed.commands, true]);
    expect([seed, world.standing(count).map(({ variance }) => variance)]).toEqual([seed, [0 - gone]]);
    if (told.some((deed) => deed.change !== 0 && deed.at < countsAt && deed.known > found.known))
      lateAndBefore += 1;
  }
  expect(lateAndBefore).toBeGreaterThan(SEEDS / 10);
});

test('[CN13] [ST23] once it is posted the books are right, unless something of before is told later: then it is said to be disturbed', () => {
  let disturbed = 0;
  for (const seed of seeds) {
    const { world, told, tell, count, countsAt, there, found, bin, pick, chance } = countedShift(seed);
    const { base, bolt } = world;
    const postedAt = Math.max(found.known, countsAt) + chance.below(SHIFT);
    const [before, after] = [
      told.filter(({ known }) => known <= postedAt),
      told.filter(({ known }) => known > postedAt),
    ];
    for (const deed of before) tell(deed);
    base.now = new Date(Date.parse(base.now) + 1000).toISOString();
    world.settled(count);
    const heard = after.filter((deed) => tell(deed));
    const late = heard.filter(({ at, change }) => change !== 0 && at < countsAt);
    const row = base.row('lastCount', placeKey(bolt, bin));
    expect([seed, row?.disturbed === true]).toEqual([seed, late.length > 0]);
    if (late.length > 0) disturbed += 1;
    if (late.length > 0 || heard.length < after.length) continue;
    const inHand =
      base.row('pick', pick)?.state === 'picked'
        ? 0
        : (base.row('pick', pick)?.lines ?? []).reduce((sum, { picked }) => sum + picked, 0);
    expect([seed, (base.row('balance', placeKey(bolt, bin))?.onHand ?? 0) - inHand]).toEqual([
      seed,
      there(Infinity),
    ]);
  }
  expect(disturbed).toBeGreaterThan(SEEDS / 10);
});
