import type { MovementForm } from '#model/areas/stock/movement/movement.facts.ts';
import { isKeptBack, placeKey, unheldOf, type BalanceRow } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;
/** Free pieces that a scene leaves untouched. */
const SPARE = 6 * ONE;

type End =
  | 'draft'
  | 'requested'
  | 'reserved'
  | 'done'
  | 'reversed'
  | 'cancelled'
  | 'inTransit'
  | 'partlyReceived';

interface Scene {
  readonly name: string;
  /** The product to begin looking at. */
  readonly from: number;
  readonly end: End;
  /** Pieces of each product. */
  readonly pieces?: number;
  readonly travels?: boolean;
}

/** A second warehouse, what was sent there, and goods moved between shelves: a movement in every state. */
export function planMovements(trading: Trading): void {
  const { agenda, calendar } = trading;
  let outlet: Outlet | null = null;
  const note = (days: number, hour: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, hour), (at) => move(trading, scene, at, scene.travels ? outlet : null));
  agenda.note(calendar.ago(30, 9), (at) => void (outlet = openOutlet(trading, at)));
  note(24, 15, { name: 'first', from: 2, end: 'done', travels: true, pieces: 3 });
  note(15, 15, { name: 'tidy', from: 5, end: 'done' });
  note(9, 15, { name: 'second', from: 6, end: 'partlyReceived', travels: true, pieces: 3 });
  note(7, 15, { name: 'mistake', from: 8, end: 'reversed' });
  note(4, 15, { name: 'third', from: 1, end: 'inTransit', travels: true, pieces: 2 });
  note(3, 15, { name: 'called-off', from: 3, end: 'cancelled' });
  note(2, 15, { name: 'asked', from: 9, end: 'requested' });
  note(1, 15, { name: 'ready', from: 4, end: 'reserved' });
  agenda.note(calendar.morning(0.6), (at) =>
    move(trading, { name: 'morning', from: 7, end: 'draft' }, at, null),
  );
}

/** The second warehouse, and the shelf in it. */
interface Outlet {
  readonly warehouse: string;
  readonly shelf: string;
}

function openOutlet({ model, seeded, staff }: Trading, at: string): Outlet {
  const as = { by: staff.warehouse, at };
  const [warehouse, shelf] = [model.id('outlet', at), model.id('outlet/shelf', at)];
  const places = {
    receiving: model.id('outlet/receiving', at),
    staging: model.id('outlet/staging', at),
    quarantine: model.id('outlet/quarantine', at),
  };
  // Lists of warehouses go by their codes: the first one stays the first.
  const site = { code: `${seeded.company.warehouse.code}-2`, name: 'Outlet', ...places };
  model.must('warehouse', warehouse, 'create', { ...site, address: seeded.company.form.address }, as);
  const bin = { code: 'S-01', name: '', zone: 'S', locationType: 'storage', pickable: true };
  model.must('location', shelf, 'create', { ...bin, warehouse, pickSequence: 10, barcode: '' }, as);
  return { warehouse, shelf };
}

function move(
  trading: Trading,
  { name, from, end, pieces = 1 }: Scene,
  at: string,
  outlet: Outlet | null,
): void {
  const { model, staff } = trading;
  const as = { by: staff.warehouse, at };
  const document = model.id(`movement/${name}`, at);
  const give = (type: string, data: object = {}): void => model.must('movement', document, type, data, as);
  give('create', formOf(trading, { name, from, pieces, outlet, asks: end === 'requested' }, at));
  if (end === 'draft') return;
  if (end === 'requested') return give('request');
  give('reserve');
  if (end === 'cancelled') return give('cancel', { reason: 'other' });
  if (end === 'reserved') return give('claim');
  give(outlet ? 'dispatch' : 'move');
  if (end === 'reversed') return give('reverse', { reason: 'enteredByMistake' });
  if (!outlet || end === 'inTransit') return;
  const lines = model.view.get('movement', document)?.lines ?? [];
  if (end === 'done') return give('receive');
  give('receive', { lines: lines.slice(0, 1).map(({ id: line }) => ({ line, quantity: ONE })) });
}

interface Wish {
  readonly name: string;
  readonly from: number;
  readonly pieces: number;
  readonly outlet: Outlet | null;
  readonly asks: boolean;
}

function formOf(
  trading: Trading,
  { name, from, pieces, outlet, asks }: Wish,
  at: string,
): Partial<MovementForm> {
  const { model, seeded, calendar } = trading;
  return {
    purpose: 'transfer',
    warehouse: seeded.warehouse,
    toWarehouse: outlet?.warehouse ?? seeded.warehouse,
    dueOn: outlet ? addDays(calendar.day(Date.parse(at)), 3) : null,
    asksApproval: asks,
    lines: stockFor(trading, from, pieces).map(({ product, location }, index) => ({
      id: model.id(`movement-line/${name}/${index}`, at),
      product,
      quantity: pieces * ONE,
      from: location,
      to: outlet?.shelf ?? seeded.bins.find((bin) => bin !== location) ?? null,
    })),
  };
}

/** Stock of two goods without lots of which enough is free. */
function stockFor({ model, seeded, products }: Trading, from: number, pieces: number): BalanceRow[] {
  const least = SPARE + pieces * ONE;
  const isFree = (product: string): boolean => {
    const stock = model.view.get('availability', placeKey(product, seeded.warehouse));
    return stock !== undefined && stock.onHand - stock.reserved >= least;
  };
  const turned = [...products.slice(from), ...products.slice(0, from)];
  return turned
    .filter(isFree)
    .flatMap((product) => {
      const rows = model.view.by('balance', 'bins', placeKey(product, seeded.warehouse));
      const isFit = (row: BalanceRow): boolean =>
        row.lot === undefined && row.available && !isKeptBack(row) && unheldOf(row) >= least;
      return rows.find(isFit) ?? [];
    })
    .slice(0, 2);
}
