import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { Reader } from '#model/engine/reader.ts';
import { placeKey, type AvailabilityRow } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { takesGoods } from '../purchase-order/purchase-order.rules.ts';
import { workingDayUpTo } from './working-day.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { forecastBeyond, noteOf } from './forecast-demand.ts';
import { buildSource, transferSources } from './own-sources.ts';
import { lateFor, leftOf, projectionOf, shortOn, type Supply } from './projection.ts';
import type { Proposal, Reason, Source } from './proposal.ts';
import { sellersOf, supplierSources, type Seller } from './supplier-sources.ts';

/** A shortfall that somebody came from: it is proposed even if the stock itself does not ask for it. */
export interface AskedFor {
  readonly product: string;
  readonly warehouse: string;
  /** Thousandths. */
  readonly quantity: number;
}

export interface ProposalQuestion {
  /** The company's day. */
  readonly today: string;
  /** Days beyond the lead time of which demand counts. */
  readonly ahead: number;
  readonly asked: AskedFor | null;
  /** Whether the view holds costs. */
  readonly seesCosts: boolean;
  /** As `quantitiesOnDrafts` has it. */
  readonly onDrafts: ReadonlyMap<string, number>;
  /** What reorder rules that ask for it expect, by product and warehouse; absent: nobody knows here. */
  readonly forecasts?: ReadonlyMap<string, Forecast>;
}

/**
 * Whether a product may lack something in a warehouse at all: if not even without what is expected its stock falls below
 * what its rule keeps there, there is nothing to propose. It is asked of every product first, and is cheap. [RPL1]
 */
const mayLack = (
  { onHand, outgoing }: Pick<AvailabilityRow, 'onHand' | 'outgoing'>,
  level: number,
): boolean => onHand - outgoing < level;

/** What is to be ordered of a product, by warehouse, and what comes too late. [RPL1] */
export function proposalsOf(view: Reader, product: ProductRow, question: ProposalQuestion): Proposal[] {
  if (!isStocked(product) || isArchived(product)) return [];
  const places = placesOf(view, product, question);
  if (places.length === 0) return [];
  const taken = new Map<string, number>();
  const isBought = tradable(view, product.id, 'buy') === null;
  const asking = { ...question, sellers: sellersOf(view, product, question.today), isBought, taken };
  return places
    .flatMap((place) => {
      const found = shortageIn(view, place, asking);
      return found ? [{ place, found }] : [];
    })
    .sort((a, b) => dayOf(a.found) - dayOf(b.found))
    .map(({ place, found }) => {
      const sources = sourcesFor(view, place, found, asking);
      const [best] = sources;
      if (best?.from === 'transfer') {
        const key = placeKey(product.id, best.warehouse);
        taken.set(key, (taken.get(key) ?? 0) + best.quantity);
      }
      return { ...found, sources, orderBy: orderBy(found, best) };
    });
}

/** The question asked of one product. */
interface Asking extends ProposalQuestion {
  /** In the product's order of preference. */
  readonly sellers: readonly Seller[];
  readonly isBought: boolean;
  /** What earlier proposals take of other warehouses. */
  readonly taken: ReadonlyMap<string, number>;
}

const dayOf = ({ shortOn: day }: Shortage): number =>
  day === null ? Number.POSITIVE_INFINITY : Date.parse(day);

interface Place {
  readonly product: ProductRow;
  readonly warehouse: string;
  readonly stock: Pick<AvailabilityRow, 'onHand' | 'outgoing'>;
  readonly level: number;
  /** What a shortage is filled up to. */
  readonly target: number;
  readonly multiple: number;
}

const NONE = { onHand: 0, outgoing: 0 };

/** The warehouses where it is kept, wanted or asked for, and that take goods. */
function placesOf(view: Reader, product: ProductRow, { asked, forecasts }: ProposalQuestion): Place[] {
  const stock = view.by('availability', 'product', product.id);
  const known = new Set([
    ...stock.map(({ warehouse }) => warehouse),
    ...product.reorder.map(({ warehouse }) => warehouse),
    ...(asked?.product === product.id ? [asked.warehouse] : []),
  ]);
  return [...known].flatMap((id) => {
    const warehouse = view.get('warehouse', id);
    if (!warehouse || !takesGoods(warehouse)) return [];
    const rule = product.reorder.find((one) => one.warehouse === id);
    const place = {
      product,
      warehouse: id,
      stock: stock.find((one) => one.warehouse === id) ?? NONE,
      level: rule?.min ?? 0,
      target: Math.max(rule?.min ?? 0, rule?.max ?? 0),
      multiple: rule?.multiple ?? 1,
    };
    const isForecast = forecasts?.has(placeKey(product.id, id)) === true;
    return isForecast || mayLack(place.stock, place.level) || isAsked(place, asked) ? [place] : [];
  });
}

const isAsked = ({ product, warehouse }: Place, asked: AskedFor | null): boolean =>
  asked?.product === product.id && asked.warehouse === warehouse;

type Shortage = Omit<Proposal, 'sources' | 'orderBy'>;

/** What is lacking in a place; null where nothing is, and nothing comes too late. */
function shortageIn(view: Reader, place: Place, question: Asking): Shortage | null {
  const { product, warehouse, level, target } = place;
  const { today, asked, onDrafts } = question;
  const id = placeKey(product.id, warehouse);
  const { supply, known, days, forecast } = outlookOf(view, place, question);
  // Below its minimum it is as planned while an order is under way; below nothing somebody is let down.
  const broken = shortOn(known, 0);
  const late = broken === null ? [] : lateFor(supply, broken, today);
  const projected = leftOf(days);
  const wanted = isAsked(place, asked) ? (asked?.quantity ?? 0) : 0;
  const need = Math.max(projected < level ? target - projected : 0, wanted);
  if (need === 0 && late.length === 0) return null;
  return {
    id,
    product: product.id,
    warehouse,
    reason: reasonOf({ broken, isBelow: leftOf(known) < level, isForecast: projected < level }),
    level,
    projected,
    shortOn: need === 0 ? broken : shortOn(days, level),
    need,
    onDrafts: onDrafts.get(id) ?? 0,
    late,
    days,
    ...(forecast && { forecast: noteOf(forecast) }),
    ...putOffIn(product, { warehouse, today }),
  };
}

/** The stock of a place day by day: by what is known, and with what is forecast beyond it. */
function outlookOf(view: Reader, place: Place, { today, ahead, forecasts, sellers }: Asking) {
  const { product, warehouse } = place;
  const [first] = sellers;
  const supply = supplyOf(view, place);
  const span = { today, until: addDays(today, (first?.leadDays ?? 0) + ahead) };
  const known = projectionOf(supply, span);
  const forecast = forecasts?.get(placeKey(product.id, warehouse));
  if (!forecast?.isUsed) return { supply, known, days: known, forecast };
  const demand = [...supply.demand, ...forecastBeyond(forecast, { ...supply, unit: product.unit }, span)];
  return { supply, known, days: projectionOf({ ...supply, demand }, span), forecast };
}

interface Lacks {
  /** The first day on which what is promised is not there. */
  readonly broken: string | null;
  readonly isBelow: boolean;
  readonly isForecast: boolean;
}

const reasonOf = ({ broken, isBelow, isForecast }: Lacks): Reason =>
  broken !== null ? 'promised' : isBelow ? 'belowMinimum' : isForecast ? 'forecast' : 'asked';

/** [RPL9] A day that has come is one no longer. */
export const putOffIn = (
  { putOff = [] }: ProductRow,
  { warehouse, today }: { readonly warehouse: string; readonly today: string },
): Pick<Proposal, 'putOff'> => {
  const found = putOff.find((one) => one.warehouse === warehouse);
  return found && (found.until === 'never' || found.until > today) ? { putOff: found.until } : {};
};

function supplyOf(view: Reader, { product, warehouse, stock }: Place): Supply {
  const here = <R extends { readonly warehouse: string; readonly open: number }>(rows: readonly R[]): R[] =>
    rows.filter((row) => row.warehouse === warehouse && row.open > 0);
  return {
    onHand: stock.onHand,
    demand: here(view.by('reservation', 'product', product.id)),
    expected: here(view.by('expectedReceipt', 'product', product.id)),
  };
}

/** Where it can come from: a warehouse with more than it needs, a build, suppliers. [RPL5] [RPL6] [RPL7] */
function sourcesFor(
  view: Reader,
  { product, warehouse, multiple }: Place,
  { need, onDrafts, shortOn: neededOn }: Shortage,
  { today, seesCosts, sellers, isBought, taken }: Asking,
): Source[] {
  if (need === 0) return [];
  const lacking = { product, warehouse, rest: Math.max(0, need - onDrafts) };
  const build = buildSource(view, lacking);
  const wanted = { product, need, onDrafts, multiple, today, neededOn, seesCosts };
  const sold = isBought ? supplierSources(view, sellers, wanted) : [];
  const isComplete = build?.lacking.length === 0;
  return [
    ...transferSources(view, lacking, taken),
    ...(build && isComplete ? [build] : []),
    ...sold,
    ...(build && !isComplete ? [build] : []),
  ];
}

/** The last working day on which ordering from a source brings it in time. [RPL8] */
function orderBy({ shortOn: day }: Shortage, best: Source | undefined): string | null {
  if (day === null || !best) return null;
  return workingDayUpTo(addDays(day, best.from === 'supplier' ? -best.leadDays : 0));
}
