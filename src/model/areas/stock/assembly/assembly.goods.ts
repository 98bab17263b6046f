import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { endOfShelfLife } from '#model/areas/stock/lot/received-lots.ts';
import { lotByCode, lotCodeKey } from '../lot/lot.kind.ts';
import { proposePlace } from '../movement/movement.put-away.ts';
import { chooseBins } from '#model/stock/choose-bins.ts';
import { listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import { averageOf, leavingValues } from '#model/stock/stock.values.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { valueAt } from '#model/values/money.ts';
import { sharesOf } from '#model/values/round.ts';
import type { AssembledGoods, AssemblyFact, AssemblyRow, Build, GivenLot } from './assembly.facts.ts';
import { idWithin } from '#model/values/ids.ts';
import { entering, leaving, partFor } from './assembly.lines.ts';

type Context = Pick<DecisionContext<AssemblyRow>, 'view' | 'env'>;
type Taken = Omit<AssembledGoods, 'value'>;

/** What is there, and the company's day: lots that have expired by then are left. */
interface Stock {
  readonly view: Reader;
  readonly today: string;
}

type Leaving = Pick<AssemblyRow, 'id' | 'product' | 'mode' | 'lines' | 'built' | 'warehouse'>;

/** What a build takes, and of the first product that there is too little of, how much (thousandths). */
interface Outgoing {
  readonly goods: readonly Taken[];
  readonly missing: { readonly product: string; readonly free: number; readonly wanted: number } | null;
}

/** The places that goods leave: those that somebody took them from, else what expires first, in walking order. [AS6] */
export function goodsOut(
  { view, today }: Stock,
  row: Leaving,
  data: Pick<Build, 'quantity' | 'taken'>,
): Outgoing {
  if (data.taken) return { goods: data.taken, missing: null };
  const { warehouse } = row;
  const goods: Taken[] = [];
  for (const line of leaving(row)) {
    const { product } = line;
    const wanted = partFor(row, line, data.quantity);
    const bins = wanted > 0 ? chooseBins(view, { warehouse, product, quantity: wanted, today }) : [];
    goods.push(...bins.map((bin) => ({ product, ...bin })));
    const free = bins.reduce((sum, { quantity }) => sum + quantity, 0);
    if (free < wanted) return { goods, missing: { product, free, wanted } };
  }
  return { goods, missing: null };
}

/** The id of a lot by its code: that of the known one, or of the new one that a document makes. */
const lotIdOf = (
  view: Reader,
  document: string,
  { product, code }: Pick<GivenLot, 'product' | 'code'>,
): string => lotByCode(view, product, code)?.id ?? idWithin(document, lotCodeKey(product, code));

/** What comes in and where it is put, by lot where it has lots. [AS7] */
export function goodsInto({ view }: Context, row: AssemblyRow, data: Build): Taken[] {
  const taken = new Map<string, number>();
  return entering(row).flatMap((line) => {
    const { product } = line;
    const wanted = partFor(row, line, data.quantity);
    if (wanted === 0) return [];
    const location = data.to ?? row.to ?? placeFor(view, row, { product, quantity: wanted, taken });
    taken.set(location, (taken.get(location) ?? 0) + wanted);
    const lots = (data.lots ?? []).filter((lot) => lot.product === product);
    if (lots.length === 0) return [{ product, location, quantity: wanted }];
    return lots.map((lot) => ({
      product,
      lot: lotIdOf(view, row.id, lot),
      location,
      quantity: lot.quantity,
    }));
  });
}

/** Where goods are put that nobody has named a place for: as put-away proposes, else where goods arrive. [AS7] */
function placeFor(
  view: Reader,
  { warehouse }: Pick<AssemblyRow, 'warehouse'>,
  goods: { readonly product: string; readonly quantity: number; readonly taken: ReadonlyMap<string, number> },
): string {
  const proposed = proposePlace(view, { ...goods, warehouse })?.location;
  return proposed ?? view.get('warehouse', warehouse)?.receiving ?? '';
}

/** Lots that become known with a build. [AS7] */
export function newLotsOf(
  { view, env }: Context,
  row: AssemblyRow,
  { lots = [] }: Build,
): AssemblyFact<'built'>['newLots'] {
  const made = new Map<string, AssemblyFact<'built'>['newLots'][number]>();
  for (const { product, code, expiresOn } of lots) {
    if (lotByCode(view, product, code)) continue;
    const id = lotIdOf(view, row.id, { product, code });
    const day = expiresOn ?? endOfShelfLife(view, product, env.now);
    made.set(id, { id, product, code, expiresOn: day ?? made.get(id)?.expiresOn ?? null });
  }
  return [...made.values()];
}

/** A build with what its goods are worth: what comes in at what leaves, and what building costs. [AS8] */
export function valued(
  view: Reader,
  row: AssemblyRow,
  quantity: number,
  goods: Pick<AssemblyFact<'built'>, 'out' | 'into'>,
): Pick<AssemblyFact<'built'>, 'out' | 'into'> {
  const costs = leavingValues(view, goods.out);
  const whole = costs.reduce((sum, cost) => sum + cost, 0) + buildCostFor(row, quantity);
  const shares = sharesOf(whole, weightsOf(view, row, goods.into));
  return {
    out: goods.out.map((one, index) => ({ ...one, value: costs[index] ?? 0 })),
    into: goods.into.map((one, index) => ({ ...one, value: shares[index] ?? 0 })),
  };
}

/** What building so many more costs beyond the components, minor units: parts add up to what all of them cost. [AS8] */
function buildCostFor(
  { buildCost, built }: Pick<AssemblyRow, 'buildCost' | 'built'>,
  quantity: number,
): number {
  const each = buildCost ?? 0;
  return valueAt(built + quantity, each) - valueAt(built, each);
}

/** A bundle is one product; of one that is taken apart, each component weighs what it is worth now. [AS9] */
function weightsOf(view: Reader, { mode }: AssemblyRow, into: readonly Taken[]): readonly number[] {
  const quantities = into.map(({ quantity }) => quantity);
  if (mode === 'build') return quantities;
  const worth = into.map(({ product, quantity }) => valueAt(quantity, costOf(view, product)));
  return worth.some((one) => one > 0) ? worth : quantities;
}

/** What one of a product is worth now, ten-thousandths: the average, else its list price. */
function costOf(view: Reader, id: string): number {
  const product = view.get('product', id);
  return averageOf(view, id) ?? (product ? listPriceOf(view, product) : 0);
}

/** Goods as the ledger and the facts name them. */
export const goodsKey = ({ product, lot }: Pick<Taken, 'product' | 'lot'>) => ({ product, ...ofLot(lot) });
