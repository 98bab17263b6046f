import type { BindDraft, DemandDraft, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { isPromisable, placeKey, type ReservationRow, unheldOf } from '#model/stock/stock.tables.ts';
import type { KeptPart, SendBackLine, SupplierReturnRow } from './supplier-return.facts.ts';

const KIND = 'supplierReturn';
/** Returns have no priority of their own. */
const PRIORITY = 0;

type Effect = StockEffect & Required<Pick<StockEffect, 'demands' | 'reserve' | 'bind' | 'fill'>>;
type InPlace = Pick<SendBackLine, 'product' | 'lot' | 'from'>;

const bin = ({ product, from, lot }: InPlace): string => placeKey(product, from, lot);

/** The demand of a line: returns of one receipt name their lines alike. */
const demandOf = (row: Pick<SupplierReturnRow, 'id' | 'warehouse'>, line: string, product: string) => ({
  kind: KIND,
  document: row.id,
  line: `${row.id}:${line}`,
  product,
  warehouse: row.warehouse,
});

/** Whether orders may be promised the goods of a line. */
export const mayBeWanted = (view: Reader, line: InPlace): boolean =>
  isPromisable(view.get('balance', bin(line)));

/** What a return keeps in the place that a line leaves from, thousandths. */
export const keptIn = ({ kept = [] }: Pick<SupplierReturnRow, 'kept'>, line: InPlace): number =>
  total(
    kept.filter((part) => bin(part) === bin(line)),
    ({ quantity }) => quantity,
  );

/** What a return has reserved of a product, in places or not yet; thousandths. */
export const reservedBy = (view: Reader, { id }: Pick<SupplierReturnRow, 'id'>, product: string): number =>
  total(
    view.by('reservation', 'document', id).filter((held) => held.product === product),
    ({ soft, hard }) => soft + hard,
  );

/**
 * What can be kept of lines that are to go back, besides what others have reserved: of what orders may be promised no
 * more than is free in the warehouse. [SR11]
 */
export function partsToKeep(
  view: Reader,
  row: SupplierReturnRow,
  lines: readonly SendBackLine[],
): readonly KeptPart[] {
  const taken = new Map<string, number>();
  const left = (key: string, most: number): number => most - (taken.get(key) ?? 0);
  const parts: KeptPart[] = [];
  for (const line of lines) {
    const { id, product, lot, from } = line;
    const pool = placeKey(product, row.warehouse);
    const [stock, stored] = [view.get('balance', bin(line)), view.get('availability', pool)];
    const wanted = mayBeWanted(view, line);
    const here = left(bin(line), (stock ? unheldOf(stock) : 0) + keptIn(row, line));
    const free = (stored ? stored.onHand - stored.reserved : 0) + reservedBy(view, row, product);
    const quantity = Math.min(line.quantity, here, wanted ? left(pool, free) : here);
    if (quantity <= 0) continue;
    for (const key of wanted ? [bin(line), pool] : [bin(line)])
      taken.set(key, (taken.get(key) ?? 0) + quantity);
    parts.push({ line: id, product, ...ofLot(lot), from, quantity, wanted });
  }
  return parts;
}

const reservedIn = (row: SupplierReturnRow, parts: readonly KeptPart[], sign: 1 | -1): ReserveDraft[] =>
  parts
    .filter(({ wanted }) => wanted)
    .map(({ line, product, lot, from: location, quantity }) => ({
      ...demandOf(row, line, product),
      quantity: sign * quantity,
      location,
      ...ofLot(lot),
    }));

const boundIn = (parts: readonly KeptPart[], sign: 1 | -1): BindDraft[] =>
  parts
    .filter(({ wanted }) => !wanted)
    .map(({ product, lot, from: location, quantity }) => ({
      product,
      ...ofLot(lot),
      location,
      quantity: sign * quantity,
    }));

/** Goods lie ready to go back from now on; what is not free waits as orders do. [SR11] */
export function keep(view: Reader, row: SupplierReturnRow, kept: readonly KeptPart[], today: string): Effect {
  const demands = row.lines
    .filter((line) => line.quantity > 0 && mayBeWanted(view, line))
    .map(({ id, product, quantity: open }): DemandDraft => {
      const entry = demandOf(row, id, product);
      const { on = today } = view.get('reservation', entry.line) ?? {};
      return { ...entry, open, priority: PRIORITY, on };
    });
  return {
    demands,
    reserve: reservedIn(row, kept, 1),
    bind: boundIn(kept, 1),
    fill: demands.map(({ product, warehouse }) => ({ product, warehouse })),
  };
}

/** What was kept is free again, and wanted no longer. [SR11] */
export function letGo(view: Reader, row: SupplierReturnRow, freed: readonly KeptPart[]): Effect {
  const held = view.by('reservation', 'document', row.id);
  const entryOf = ({ id: line, kind, document, product, warehouse }: ReservationRow) => ({
    kind,
    document,
    line,
    product,
    warehouse,
  });
  return {
    demands: held.map((one) => ({ ...entryOf(one), open: 0, priority: one.priority, on: one.on })),
    reserve: [
      ...held.filter(({ soft }) => soft > 0).map((one) => ({ ...entryOf(one), quantity: -one.soft })),
      ...reservedIn(row, freed, -1),
    ],
    bind: boundIn(freed, -1),
    fill: held.map(({ product, warehouse }) => ({ product, warehouse })),
  };
}

/** What is kept changes with the lines: what was kept before is let go of first. [SR11] */
export function keepAnew(
  view: Reader,
  row: SupplierReturnRow,
  { kept, freed, today }: { kept: readonly KeptPart[]; freed: readonly KeptPart[]; today: string },
): Effect {
  const [before, after] = [letGo(view, row, freed), keep(view, row, kept, today)];
  const still = new Set(after.demands.map(({ line }) => line));
  return {
    demands: [...before.demands.filter(({ line }) => !still.has(line)), ...after.demands],
    reserve: [...before.reserve, ...after.reserve],
    bind: [...before.bind, ...after.bind],
    fill: [...before.fill, ...after.fill],
  };
}
