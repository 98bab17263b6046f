import type { DocumentRow } from '#model/engine/rows.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { shortfalls } from '#model/areas/products/product/product.reorder.ts';
import { expectedOn } from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { netInCompanyCurrency as netBought } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import {
  awaitedOn,
  netInCompanyCurrency as netSold,
} from '#model/areas/sales/sales-order/sales-order.figures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { AvailabilityRow } from '#model/stock/stock.tables.ts';
import { ownValue } from '#model/values/own-value.ts';

/** What figures are taken of besides the document. */
export interface Around {
  /** The company's day. */
  readonly today: string;
  /** The stock of a product; absent where it is not known, as in the past. */
  readonly stock?: readonly AvailabilityRow[];
}

/** A figure of a document that is no field of it. */
interface Figure {
  readonly type: 'money' | 'whole' | 'flag';
  /** It depends on stock, of which only the present is known. */
  readonly ofStock?: true;
  /** The fields that tell it, of the document or of its lines; by default none that is guarded. */
  readonly needs?: readonly string[];
  /** Undefined where it cannot be told. */
  readonly of: (row: never, around: Around) => number | boolean | undefined;
}
type Figures = Readonly<Record<string, Figure>>;

const DAY = 86_400_000;
const daysSince = (day: string | null, today: string): number =>
  day === null ? 0 : Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY);

const figures: Readonly<Record<string, Figures>> = {
  salesOrder: {
    total: { type: 'money', of: (row: SalesOrderRow) => netSold(row) },
    daysLate: { type: 'whole', of: (row: SalesOrderRow, { today }) => daysSince(awaitedOn(row), today) },
  },
  purchaseOrder: {
    total: {
      type: 'money',
      needs: ['price', 'discount'],
      of: (row: PurchaseOrderRow) => netBought(row) ?? undefined,
    },
    daysLate: {
      type: 'whole',
      of: (row: PurchaseOrderRow, { today }) => (isAwaited(row) ? daysSince(expectedOn(row), today) : 0),
    },
  },
  goodsReceipt: {
    /** Something was rejected, or more arrived than was ordered. */
    differs: {
      type: 'flag',
      of: ({ lines, overReason }: GoodsReceiptRow) =>
        (overReason ?? null) !== null || lines.some(({ rejected }) => rejected > 0),
    },
  },
  product: {
    belowReorderPoint: {
      type: 'flag',
      ofStock: true,
      of: (row: ProductRow, { stock }) => stock && shortfalls(row, stock).length > 0,
    },
  },
};

/** The figures that conditions on a kind can be of, by name. [WKF5] */
export const figuresOf = (kind: string): Figures => ownValue(figures, kind) ?? {};

/** The figure with a name; undefined for a field of the document. */
export const figureOf = (kind: string, field: string): Figure | undefined => ownValue(figuresOf(kind), field);

/** Whether a condition asks for stock, of which the past is not known. */
export const asksForStock = (kind: string, fields: readonly { readonly field: string }[]): boolean =>
  fields.some(({ field }) => figureOf(kind, field)?.ofStock === true);

/** A field of a document, or a figure of it. */
export function valueIn(kind: string, field: string, row: DocumentRow, around: Around): unknown {
  const figure = figureOf(kind, field);
  return figure
    ? figure.of(row as never, around) // figures are by the kind of the row
    : ownValue(row as unknown as Readonly<Record<string, unknown>>, field); // fields are data of the row
}
