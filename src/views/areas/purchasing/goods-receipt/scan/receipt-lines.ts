import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { asCounted } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import { inOrderOf } from '../goods-receipt-count.ts';

type Lines = readonly ReceiptLine[];

/** Goods as the lines of a count tell them apart. [GR4] */
export type Goods = Pick<ReceiptLine, 'product' | 'orderLine' | 'location' | 'lot'>;

/** What comes to a count, or with figures below zero leaves it; thousandths. */
export interface Change extends Goods {
  readonly quantity: number;
  readonly rejected: number;
  readonly rejectReason?: string;
}

/** Whether two labels say the same lot. */
export const isSameLot = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** What takes changes back. */
export const undone = (changes: readonly Change[]): readonly Change[] =>
  changes.map((change) => ({ ...change, quantity: -change.quantity, rejected: -change.rejected }));

/** What was counted so far: what a receipt of an order begins with is only expected. */
export const countedLines = ({ lines, countedAt, order }: GoodsReceiptRow): Lines =>
  countedAt === null && order !== null ? [] : lines.map(asCounted);

const isOf = (line: Goods, goods: Goods): boolean =>
  line.product === goods.product &&
  line.orderLine === goods.orderLine &&
  line.location === goods.location &&
  line.lot?.code.toLowerCase() === goods.lot?.code.toLowerCase();

/**
 * The lines with changes, in the order of the order's lines and then as they came; null if there is less than what is to
 * leave. [RCS9]
 */
export function changedLines(
  lines: Lines,
  changes: readonly Change[],
  { order, newId }: { readonly order: PurchaseOrderRow | undefined; readonly newId: () => string },
): Lines | null {
  let next = lines;
  for (const part of changes.flatMap(partsOf)) {
    const { quantity, rejected, rejectReason, ...goods } = part;
    const found = lineFor(next, part);
    const line = found ?? { id: newId(), ...goods, quantity: 0, rejected: 0, unitCost: costOf(lines, goods) };
    const { rejectReason: before, ...counted } = line;
    const why = rejected === 0 ? before : rejectReason;
    const grown = {
      ...counted,
      quantity: line.quantity + quantity,
      rejected: line.rejected + rejected,
      ...(goods.lot && { lot: { code: line.lot?.code ?? goods.lot.code, expiresOn: expiryOf(line, goods) } }),
    };
    if (grown.quantity < 0 || grown.rejected < 0) return null;
    const one = grown.rejected > 0 && why !== undefined ? { ...grown, rejectReason: why } : grown;
    next = found ? next.map((other) => (other === found ? one : other)) : [...next, one];
  }
  return inOrderOf(
    next.filter((line) => line.quantity + line.rejected > 0),
    order,
  );
}

/** What is accepted, and what is rejected: their lines may be others. */
const partsOf = (change: Change): readonly Change[] => {
  const { rejectReason: _, ...accepted } = { ...change, rejected: 0 };
  return [accepted, { ...change, quantity: 0 }].filter(({ quantity, rejected }) => quantity + rejected !== 0);
};

/** The line that a part comes to, or leaves: a line has one reason, so that goods rejected for another are on another. [RCS6] */
function lineFor(lines: Lines, part: Change): ReceiptLine | undefined {
  const { rejected, rejectReason } = part;
  const own = lines.filter((line) => isOf(line, part));
  return rejected === 0
    ? (own.find((line) => line.quantity > 0) ?? own[0])
    : (own.find((line) => line.rejected > 0 && line.rejectReason === rejectReason) ??
        own.find((line) => line.rejected === 0));
}

/** Goods that are split off cost what they did. */
const costOf = (lines: Lines, { product, orderLine }: Goods): number | null =>
  lines.find((line) => line.product === product && line.orderLine === orderLine)?.unitCost ?? null;

const expiryOf = (line: Goods, goods: Goods): string | null =>
  line.lot?.expiresOn ?? goods.lot?.expiresOn ?? null;

/** The lines with the day on which a lot expires. */
export const withExpiry = (
  lines: Lines,
  { product, lot }: { readonly product: string; readonly lot: string },
  expiresOn: string,
): Lines =>
  lines.map((line) =>
    line.product === product && line.lot && isSameLot(line.lot.code, lot)
      ? { ...line, lot: { ...line.lot, expiresOn } }
      : line,
  );
