import type { Currency } from '#model/values/money.ts';
import type { LandedCharge, LandedCostForm } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isPosted } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { linesThatMay } from '#model/areas/purchasing/landed-cost/carrying-lines.ts';
import { compare } from '#model/values/order.ts';
import { rateOf } from './masters.ts';
import type { Trading } from './trading.ts';

interface Scene {
  readonly name: string;
  readonly end: 'draft' | 'awaiting' | 'posted' | 'reversed' | 'discarded';
  readonly charges: readonly Wished[];
}

type Wished = Pick<LandedCharge, 'type' | 'amount' | 'basis' | 'reference'> & {
  readonly currency?: Currency;
};

const freight = (amount: number, reference: string, currency?: Currency): Wished => ({
  type: 'freight',
  amount,
  basis: 'weight',
  reference,
  ...(currency && { currency }),
});
const duty = (amount: number, reference: string): Wished => ({
  type: 'duty',
  amount,
  basis: 'value',
  reference,
});

/** What goods cost on their way here in the last weeks: a landed cost in every state. */
export function planLanding(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, 14), (at) => land(trading, scene, at));
  note(20, {
    name: 'posted',
    end: 'posted',
    charges: [freight(180_00, 'F-20417', 'EUR'), duty(415_00, 'T-88120')],
  });
  note(11, { name: 'mistaken', end: 'reversed', charges: [freight(960_00, 'F-20533')] });
  note(9, { name: 'sea', end: 'posted', charges: [freight(725_00, 'F-20588'), duty(260_00, 'T-88407')] });
  note(5, { name: 'twice', end: 'discarded', charges: [freight(725_00, 'F-20588')] });
  const morning = (part: number, scene: Scene): void =>
    agenda.note(calendar.morning(part), (at) => land(trading, scene, at));
  morning(0.85, { name: 'written', end: 'draft', charges: [freight(310_00, 'F-20702')] });
  morning(0.95, { name: 'coming', end: 'awaiting', charges: [freight(95_00, 'F-20719', 'EUR')] });
}

function land(trading: Trading, { name, end, charges }: Scene, at: string): void {
  const { model, staff, seeded } = trading;
  const receipt = end === 'awaiting' ? receiptToCome(trading) : receivedBefore(trading, at);
  if (receipt === undefined) return;
  const document = model.id(`landed-cost/${name}`, at);
  const give = (by: string, type: string, data: object = {}): void =>
    model.must('landedCost', document, type, data, { by, at });
  const own = seeded.company.form.currency;
  const form: LandedCostForm = {
    on: trading.calendar.day(Date.parse(at)),
    charges: charges.map(({ currency = own, ...charge }) => ({
      ...charge,
      currency,
      rate: rateOf(own, currency),
      supplier: receipt.supplier,
    })),
    receipts: [{ receipt: receipt.id, lines: null }],
    notes: '',
  };
  give(staff.purchasing, 'create', form);
  if (end === 'draft') return;
  if (end === 'discarded') return give(staff.purchasing, 'discard');
  give(staff.purchasing, 'post');
  if (end === 'reversed') give(staff.purchasing, 'reverse', { reason: 'enteredByMistake' });
}

/** Whether everything in stock that it brought has a weight to spread freight by. */
const mayCarry = ({ model }: Trading, receipt: GoodsReceiptRow): boolean => {
  const lines = linesThatMay(model.view, receipt);
  return (
    lines.length > 0 && lines.every(({ product }) => (model.view.get('product', product)?.weight ?? 0) > 0)
  );
};

/** The newest posted receipt of the days before that carries nothing yet. */
function receivedBefore(trading: Trading, at: string): GoodsReceiptRow | undefined {
  const { model, suppliers } = trading;
  return suppliers
    .flatMap((supplier) => model.view.by('goodsReceipt', 'supplier', supplier))
    .filter(
      (receipt) =>
        receipt.createdAt < at &&
        isPosted(receipt) &&
        mayCarry(trading, receipt) &&
        model.view.by('landedCost', 'receipt', receipt.id).length === 0,
    )
    .toSorted((a, b) => compare(b.createdAt, a.createdAt))[0];
}

/** A receipt that is counted, or being counted, and not posted. */
function receiptToCome(trading: Trading): GoodsReceiptRow | undefined {
  const { model, suppliers } = trading;
  return suppliers
    .flatMap((supplier) => model.view.by('goodsReceipt', 'openSupplier', supplier))
    .find((receipt) => mayCarry(trading, receipt));
}
