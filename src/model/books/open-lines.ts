import { isReleased } from '../areas/stock/assembly/assembly.kind.ts';
import { entering, leaving } from '../areas/stock/assembly/assembly.lines.ts';
import { openOf as openOfComponent } from '../areas/stock/assembly/assembly.stock.ts';
import type { DocumentRow, Row } from '../engine/rows.ts';
import { isOnTheWay, isReturning, isUnfinished } from '../areas/stock/movement/movement.kind.ts';
import { underway } from '../areas/stock/movement/movement.lines.ts';
import { isStocked } from '../areas/products/product/product.bundle.ts';
import { isAwaited } from '../areas/purchasing/purchase-order/purchase-order.kind.ts';
import { openOf as openOfOrdered } from '../areas/purchasing/purchase-order/purchase-order.lines.ts';
import { isBound } from '../areas/sales/sales-order/sales-order.kind.ts';
import { openOf as openOfSold } from '../areas/sales/sales-order/sales-order.lines.ts';
import { isKept } from '../areas/purchasing/supplier-return/supplier-return.kind.ts';
import type { Books } from './books.ts';

/** What a line of a document still wants of a warehouse, or still brings there; thousandths. */
export interface OpenLine {
  readonly line: string;
  readonly kind: string;
  readonly document: string;
  readonly product: string;
  readonly warehouse: string;
  readonly open: number;
}

/** Whether a document may want or bring goods; all others are nothing to stock. */
export function mayBeOpen(kind: string, row: Row): boolean {
  const isOpen = openKinds[kind];
  return isOpen?.(row as DocumentRow) ?? false; // a table of documents
}

const openKinds: Readonly<Record<string, (row: DocumentRow) => boolean>> = {
  salesOrder: isBound,
  purchaseOrder: isAwaited,
  assembly: isReleased,
  movement: isUnfinished,
  supplierReturn: isKept,
};

/** What lines of documents want; those of movements, which want nothing that no other may promise, are left out. */
export function* wantedLines(books: Books): Generator<OpenLine> {
  for (const row of books.rows('salesOrder'))
    if (isBound(row))
      for (const line of row.lines) if (line.stocked) yield of('salesOrder', row, line, openOfSold(line));
  for (const row of books.rows('assembly'))
    if (isReleased(row))
      for (const line of leaving(row)) yield of('assembly', row, line, openOfComponent(row, line));
}

/** What lines of documents bring. */
export function* comingLines(books: Books): Generator<OpenLine> {
  for (const row of books.rows('purchaseOrder'))
    if (isAwaited(row))
      for (const line of row.lines)
        if (isStocked(books.get('product', line.product)))
          yield of('purchaseOrder', row, line, openOfOrdered(line));
  for (const row of books.rows('assembly'))
    if (isReleased(row))
      for (const line of entering(row)) yield of('assembly', row, line, openOfComponent(row, line));
  for (const row of books.rows('movement'))
    if (isOnTheWay(row) && !isReturning(row))
      for (const line of row.lines)
        yield of('movement', { ...row, warehouse: row.toWarehouse }, line, underway(line));
}

const of = (
  kind: string,
  { id: document, warehouse }: { readonly id: string; readonly warehouse: string },
  { id: line, product }: { readonly id: string; readonly product: string },
  open: number,
): OpenLine => ({ line, kind, document, product, warehouse, open });
