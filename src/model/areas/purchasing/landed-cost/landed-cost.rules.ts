import { all, type Rule } from '#model/engine/chart.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { costsAreVisible } from '#model/stock/costs.ts';
import { ownRateIsOne, rateIsSet } from '#model/areas/setup/exchange-rate/order-rate.ts';
import { MOST_AMOUNT } from '#model/values/schemas.ts';
import type { GoodsReceiptRow } from '../goods-receipt/goods-receipt.facts.ts';
import { isUnfinished, mayCarryCosts } from '../goods-receipt/goods-receipt.kind.ts';
import { carryingLines, linesThatMay } from './carrying-lines.ts';
import type { LandedCharge, LandedCostForm, LandedCostRow, LandedReceipt } from './landed-cost.facts.ts';
import { notSpreadable, ownAmountOf } from './spread.ts';

type LandedRule<D = never> = Rule<LandedCostRow, D>;
interface Context {
  readonly view: Reader;
  readonly env: Pick<Env, 'internal' | 'warehouses'>;
}

/** [LC2] Of a known supplier or of none; the company's own currency has the rate 1. */
const chargesAreSound: LandedRule<LandedCostForm> = ({ view }, data) =>
  data
    ? firstRefused(
        data.charges,
        (charge) =>
          supplierProblem(view, charge) ??
          ownRateIsOne(view, charge) ??
          (ownAmountOf(charge) > MOST_AMOUNT ? onField('amountTooLarge', 'amount') : null),
        'charges',
      )
    : null;

const supplierProblem = (view: Reader, { supplier }: LandedCharge): Refusal | null =>
  supplier === null || view.get('supplier', supplier) ? null : onField('unknownSupplier', 'supplier');

/** [LC3] Each receipt once, posted or to be; of its lines those that are kept in stock. */
const receiptsAreSound: LandedRule<LandedCostForm> = (context, data) => {
  if (!data) return null;
  const repeats = repetition();
  return firstRefused(
    data.receipts,
    (chosen) =>
      receiptProblem(context, chosen) ?? (repeats(chosen.receipt) ? onField('lineTwice', 'receipt') : null),
    'receipts',
  );
};

/** [LC9] What is beyond somebody's warehouses is not there for them. */
function beyondProblem(
  { view, env }: Context,
  { receipt: id }: Pick<LandedReceipt, 'receipt'>,
): Refusal | null {
  const receipt = view.get('goodsReceipt', id);
  const isBeyond = !env.internal && env.warehouses && receipt && !env.warehouses.has(receipt.warehouse);
  return !receipt || isBeyond ? onField('unknownDocument', 'receipt', { kind: 'goodsReceipt' }) : null;
}

function receiptProblem(context: Context, chosen: LandedReceipt): Refusal | null {
  const { view } = context;
  const { receipt: id, lines } = chosen;
  const beyond = beyondProblem(context, chosen);
  const receipt = view.get('goodsReceipt', id);
  if (beyond || !receipt) return beyond;
  if (!mayCarryCosts(receipt)) return onField('receiptIsGone', 'receipt', { receipt: receipt.number ?? '' });
  const own = linesThatMay(view, receipt);
  const isOther = (line: string): boolean => own.every(({ id: one }) => one !== line);
  return lines?.some(isOther) ? onField('unknownLine', 'lines') : null;
}

export const mayBeWritten: LandedRule<LandedCostForm> = all<LandedCostRow, LandedCostForm>(
  costsAreVisible,
  chargesAreSound,
  receiptsAreSound,
);

/** [LC2] What is posted has charges above zero, at a rate of their own where they are in another currency. */
function chargesProblem(view: Reader, { charges }: LandedCostForm): Refusal | null {
  if (charges.length === 0) return onField('noCharges', 'charges');
  return firstRefused(
    charges,
    (charge) => (charge.amount === 0 ? onField('amountMissing', 'amount') : rateIsSet(view, charge)),
    'charges',
  );
}

const receiptsOf = (view: Reader, { receipts }: LandedCostForm): (GoodsReceiptRow | undefined)[] =>
  receipts.map(({ receipt }) => view.get('goodsReceipt', receipt));

/** What keeps a draft from being posted, now or later. */
function incomplete(context: Context, row: LandedCostForm): Refusal | null {
  if (row.receipts.length === 0) return onField('noReceipts', 'receipts');
  return (
    chargesProblem(context.view, row) ??
    firstRefused(row.receipts, (chosen) => receiptProblem(context, chosen), 'receipts')
  );
}

/** [LC6] Whether a receipt is still to be posted. */
const areToCome = (view: Reader, row: LandedCostForm): boolean =>
  receiptsOf(view, row).some((receipt) => receipt !== undefined && isUnfinished(receipt));

/** [LC4] [LC6] Why it cannot be booked now; null: it can. */
export function notPostable(context: Context, row: LandedCostForm): Refusal | null {
  const { view } = context;
  const early = incomplete(context, row);
  if (early) return early;
  if (areToCome(view, row)) return { code: 'receiptsToCome' };
  const lines = carryingLines(view, row);
  return lines.length === 0 ? onField('nothingCarries', 'receipts') : notSpreadable(view, row.charges, lines);
}

const canBePosted: LandedRule = (context) => (context.row ? notPostable(context, context.row) : null);

export const mayBePosted: LandedRule = all<LandedCostRow, never>(costsAreVisible, todayIsOpen, canBePosted);

/** [LC6] Everything is there but receipts that are to be posted. */
const receiptsAreToCome: LandedRule = (context) => {
  const { row, view } = context;
  if (!row) return null;
  return incomplete(context, row) ?? (areToCome(view, row) ? null : { code: 'nothingToAwait' });
};

export const mayWait: LandedRule = all<LandedCostRow, never>(costsAreVisible, receiptsAreToCome);

/** [LC9] What it was spread over is within somebody's warehouses. */
const receiptsAreWithin: LandedRule<object> = (context) =>
  firstRefused(context.row?.receipts ?? [], (chosen) => beyondProblem(context, chosen), 'receipts');

/** [LC8] */
export const mayBeReversed: LandedRule<object> = all<LandedCostRow, object>(
  costsAreVisible,
  todayIsOpen,
  receiptsAreWithin,
);
