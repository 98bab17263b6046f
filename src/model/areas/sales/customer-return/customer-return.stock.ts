import type { AppliedEvent, HoldDraft, MoveDraft, StockEffect } from '#model/engine/document-type.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { valueAt } from '#model/values/money.ts';
import { multiplyDivide, sharesOf } from '#model/values/round.ts';
import type {
  CustomerReturnFact,
  CustomerReturnLine,
  CustomerReturnRow,
  GradedPart,
  ReturnedPart,
} from './customer-return.facts.ts';
import { lineOf } from './customer-return.lines.ts';
import { sourceOf } from './customer-return.source.ts';

interface Place {
  readonly row: CustomerReturnRow;
  readonly quarantine: string;
}

function placeOf(event: AppliedEvent, view: Reader): Place | null {
  const row = view.get('customerReturn', event.document);
  const quarantine = row && view.get('warehouse', row.warehouse)?.quarantine;
  return row && quarantine !== undefined ? { row, quarantine } : null;
}

const goods = (line: CustomerReturnLine): Pick<MoveDraft, 'product' | 'lot' | 'line'> => ({
  product: line.product,
  ...ofLot(line.lot),
  line: line.id,
});

/**
 * What a quantity of a line that comes back had left with, minor units of the company's currency. Parts of a shipment's
 * line add up to exactly its cost once all of it is back. [RT5]
 */
export function costOf(view: Reader, line: CustomerReturnLine, quantity: number): number {
  const source = sourceOf(view, line)?.line;
  if (!source) return valueAt(quantity, line.unitCost ?? averageOf(view, line.product) ?? 0);
  const back = source.returned ?? 0;
  const before = back > 0 ? need('shipment', source, 'returnedCost') : 0;
  const cost = need('shipment', source, 'cost');
  return Math.max(0, multiplyDivide(cost, back + quantity, source.quantity) - before);
}

const moved = (
  row: CustomerReturnRow,
  parts: readonly ReturnedPart[],
  route: Pick<MoveDraft, 'from' | 'to'>,
): MoveDraft[] =>
  parts.flatMap(({ line: id, quantity, cost: value }) => {
    const line = lineOf(row, id);
    return line ? [{ ...goods(line), quantity, ...route, value }] : [];
  });

/** What has come lies in quarantine, at the cost it had left with. [RT5] */
export function takeIn(event: AppliedEvent, view: Reader): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { lines } = event.data as CustomerReturnFact<'received'>; // the schema of `received`
  return { moves: moved(place.row, lines, { from: 'customer', to: place.quarantine }) };
}

/** Goods that had come by mistake go back at the cost they came with. [RT10] */
export function giveBack(event: AppliedEvent, view: Reader): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { lines } = event.data as CustomerReturnFact<'reversed'>; // the schema of `reversed`
  return { moves: moved(place.row, lines, { from: place.quarantine, to: 'customer' }) };
}

/** What each graded part is worth: its share of what came of its line. [RT8] */
export const costsOfParts = (line: CustomerReturnLine): { id: string; cost: number }[] => {
  if (line.grades.length === 0) return [];
  const shares = sharesOf(
    need('customerReturn', line, 'cost'),
    line.grades.map(({ quantity }) => quantity),
  );
  return line.grades.map(({ id }, index) => ({ id, cost: shares[index] ?? 0 }));
};

const outside: Readonly<Partial<Record<GradedPart['grade'], string>>> = {
  scrap: 'scrap',
  sendBack: 'customer',
};

/**
 * Graded goods leave quarantine: restocked ones fill waiting orders at once, those to be refurbished are on hold, others
 * are thrown away or sent back; what is replaced stays. [RT8]
 */
export function putAway(event: AppliedEvent, view: Reader): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { row, quarantine } = place;
  const moves: MoveDraft[] = [];
  const hold: HoldDraft[] = [];
  for (const line of row.lines)
    for (const part of line.grades) {
      const to = outside[part.grade] ?? part.location;
      if (part.grade === 'replace' || to === null) continue;
      const { quantity } = part;
      const isOut = outside[part.grade] !== undefined;
      const value = isOut ? { value: need('customerReturn', part, 'cost') } : {};
      moves.push({ ...goods(line), quantity, from: quarantine, to, ...value });
      if (part.grade === 'refurbish')
        hold.push({ product: line.product, location: to, ...ofLot(line.lot), quantity });
    }
  const fill = moves.map(({ product }) => ({ product, warehouse: row.warehouse }));
  return { moves, hold, fill };
}

/** Where restocked goods are put if nobody says: where they came from, or receiving if they cannot lie there. [RT7] */
export function homeOf(view: Reader, row: CustomerReturnRow, line: CustomerReturnLine): string {
  const receiving = view.get('warehouse', row.warehouse)?.receiving ?? '';
  const from = sourceOf(view, line)?.line.from;
  const bin = from === undefined ? undefined : view.get('location', from);
  const isDoubted =
    bin && view.get('balance', placeKey(line.product, bin.id, line.lot))?.doubted !== undefined;
  return bin?.state === 'active' && bin.warehouse === row.warehouse && !isDoubted ? bin.id : receiving;
}
