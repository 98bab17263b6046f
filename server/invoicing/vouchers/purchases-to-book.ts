import { billPaid, billPosted, goodsPosted } from '#model/areas/purchasing/supplier-bill/bill-voucher.ts';
import type {
  BillPayment,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billPolicyOf } from '#model/areas/purchasing/supplier-bill/bill-policy.ts';
import { turned } from '#model/areas/sales/payment/payment-voucher.ts';
import type { ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import { textOf, type Books } from './documents-to-book.ts';

/** Series of vouchers: supplier bills, what is paid of them, goods received and sent back. */
const BILLS = 'L';
const PAID = 'U';
const GOODS = 'G';

const supplierOf = ({ view }: Books, id: string | null): string =>
  id === null ? '' : (view.get('supplier', id)?.name ?? '');

/** A bill that was posted, and that it was reversed. [SBL12] */
export function billToBook(books: Books, row: SupplierBillRow): readonly ToBook[] {
  const { view } = books;
  const { posted, reversed } = row;
  const number = row.number ?? '';
  const name = `${supplierOf(books, row.supplier)} ${row.supplierNumber}`;
  const what = row.type === 'creditNote' ? 'billCreditNote' : 'bill';
  return [
    ...(posted
      ? [
          {
            series: BILLS,
            number,
            on: posted.on,
            text: textOf(books, what, number, name),
            posted: billPosted(view, row, posted.lines),
          },
        ]
      : []),
    ...(reversed
      ? [
          {
            series: BILLS,
            number: `${number}/2`,
            on: reversed.on,
            text: textOf(books, 'billReversed', number, name),
            posted: billPosted(view, row, reversed.lines, -1),
          },
        ]
      : []),
  ];
}

/** A fact of a bill's payment, with the day on which it was noted. */
export type PaidFact =
  | { readonly type: 'paid'; readonly data: BillPayment; readonly notedOn: string }
  | { readonly type: 'unpaid'; readonly data: object; readonly notedOn: string };

/** What was paid of a bill, and undone: a voucher each, the second one on the day when it was. [SBL13] */
export function billPaymentsToBook(
  books: Books,
  row: SupplierBillRow,
  facts: readonly PaidFact[],
): readonly ToBook[] {
  const number = row.number ?? '';
  const name = supplierOf(books, row.supplier);
  let last: BillPayment | undefined;
  return facts.flatMap(({ type, data, notedOn }, at): readonly ToBook[] => {
    const isPaid = type === 'paid';
    if (isPaid) last = data;
    if (!last) return [];
    const posted = billPaid(row, last);
    return [
      {
        series: PAID,
        number: at === 0 ? number : `${number}/${at + 1}`,
        on: isPaid ? last.on : notedOn,
        notedOn,
        text: textOf(books, isPaid ? 'billPaid' : 'billUnpaid', number, name),
        posted: isPaid ? posted : posted.map(turned),
      },
    ];
  });
}

/** What the ledger noted of one receipt or return: the values of its goods, and when. */
export interface GoodsFact {
  readonly data: Valued;
  readonly notedOn: string;
}

/** The document that goods came or went with. */
export interface GoodsSource {
  readonly what: 'goodsReceived' | 'goodsSentBack';
  readonly number: string | null;
  readonly supplier: string | null;
  /** When their receipt was posted, UTC ISO; null: it was not. */
  readonly receivedAt: string | null;
}

/**
 * Goods that came from suppliers, were corrected, taken back or sent back, as the ledger values them: those of receipts from
 * the company's first day on. Opening stock, and what came from nobody, is no purchase. [SBL12]
 */
export function goodsToBook(
  books: Books,
  { what, number, supplier, receivedAt }: GoodsSource,
  facts: readonly GoodsFact[],
  timeZone: string,
): readonly ToBook[] {
  const { since } = billPolicyOf(books.view);
  if (since === null || supplier === null || receivedAt === null) return [];
  // Goods of before are in the books already.
  if (dayIn(receivedAt, timeZone) < since) return [];
  return facts.map(({ data, notedOn }, at) => ({
    series: GOODS,
    number: at === 0 ? (number ?? '') : `${number ?? ''}/${at + 1}`,
    on: dayIn(data.effectiveAt, timeZone),
    notedOn,
    text: textOf(books, what, number ?? '', supplierOf(books, supplier)),
    posted: goodsPosted(books.view, data.entries),
  }));
}
