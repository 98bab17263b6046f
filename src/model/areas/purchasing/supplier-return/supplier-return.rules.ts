import { isPosted } from '../goods-receipt/goods-receipt.kind.ts';
import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type { Reader } from '#model/engine/reader.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import type {
  OpenSupplierReturn,
  SendBackLine,
  SupplierReturnForm,
  SupplierReturnRow,
} from './supplier-return.facts.ts';
import { keptIn } from './supplier-return.keeping.ts';
import { canGoBack, freeIn, leftOf, sourceOf } from './supplier-return.source.ts';

export type SendBackRule<D = never> = Rule<SupplierReturnRow, D>;
type Context = DecisionContext<SupplierReturnRow>;

/** What lines are judged by: those of a form, or of a new draft that names its receipt. */
type Written = Pick<SupplierReturnForm, 'lines'> & { readonly receipt?: string };

const receiptOf = ({ row }: Context, data: Written | undefined): string =>
  row?.receipt ?? data?.receipt ?? '';

/** [SR1] A return is of a posted receipt that a supplier is known of, and that left something to send back. */
const somethingCameIn: SendBackRule<OpenSupplierReturn> = ({ view }, data) => {
  if (!data) return null;
  const receipt = view.get('goodsReceipt', data.receipt);
  if (!receipt) return onField('unknownDocument', 'receipt', { kind: 'goodsReceipt' });
  if (!isPosted(receipt)) return onField('receiptNotPosted', 'receipt');
  if (receipt.supplier === null) return onField('receiptWithoutSupplier', 'receipt');
  return canGoBack(view, receipt) ? null : onField('nothingToSendBack', 'receipt');
};

/** [SR1] Each line is of goods that came in on the receipt, and leaves a place of its warehouse, once. */
const linesAreSound: SendBackRule<Written> = (context, data) => {
  if (!data) return null;
  const repeats = repetition();
  return firstRefused(data.lines, (line) => {
    if (repeats(`${line.receiptLine}@${line.from}`)) return onField('lineTwice', 'from');
    return lineProblem(context, receiptOf(context, data), line);
  });
};

function lineProblem(context: Context, receipt: string, line: SendBackLine): Refusal | null {
  const { view, row, id } = context;
  const source = sourceOf(view, receipt, line);
  if (!source || source.product !== line.product || source.lotId !== line.lot)
    return onField('cameInElsewhere', 'receiptLine', { sku: skuOf(view, line) });
  const warehouse = row?.warehouse ?? view.get('goodsReceipt', receipt)?.warehouse;
  if (view.get('location', line.from)?.warehouse !== warehouse) return onField('unknownLocation', 'from');
  const isKept = row?.lines.some((one) => one.id === line.id && one.reason === line.reason);
  if (line.reason !== null && !isKept && reasonOf(view, 'return', line.reason)?.state !== 'active')
    return onField('unknownReason', 'reason', { reason: line.reason });
  return partIsWhole(
    view,
    line,
    line.quantity,
    line.quantity === 0 ? 0 : leftOf(view, { id, receipt }, line),
  );
}

/** [SR2] No more goes back than came in and has neither gone back nor is taken by another return. */
const noMoreThanCameIn: SendBackRule<Written> = (context, data) => {
  const { view, id, row } = context;
  const lines = data?.lines ?? row?.lines;
  if (!lines) return null;
  const receipt = receiptOf(context, data);
  const asked = new Map<string, number>();
  return firstRefused(lines, (line) => {
    if (line.quantity === 0) return null;
    const wanted = (asked.get(line.receiptLine) ?? 0) + line.quantity;
    asked.set(line.receiptLine, wanted);
    const left = Math.max(0, leftOf(view, { id, receipt }, line));
    return wanted <= left
      ? null
      : onField('moreThanCameIn', 'quantity', { sku: skuOf(view, line), left, wanted });
  });
};

/** [SR3] Something goes back, and each line says why. */
const isComplete: SendBackRule<object> = ({ view, row }) => {
  if (!row) return null;
  if (row.lines.every(({ quantity }) => quantity === 0)) return onField('nothingToSendBack', 'lines');
  return firstRefused(row.lines, (line) =>
    line.quantity > 0 && line.reason === null
      ? onField('sendBackReasonMissing', 'reason', { sku: skuOf(view, line) })
      : null,
  );
};

/** Judges each line that goes back by how much the lines so far take from its place. */
const judgedByPlace =
  (
    judge: (view: Reader, line: SendBackLine, wanted: number, kept: number) => Refusal | null,
  ): SendBackRule<object> =>
  ({ view, row }) => {
    if (!row) return null;
    const asked = new Map<string, number>();
    return firstRefused(row.lines, (line) => {
      const key = placeKey(line.product, line.from, line.lot);
      const wanted = (asked.get(key) ?? 0) + line.quantity;
      asked.set(key, wanted);
      return line.quantity === 0 ? null : judge(view, line, wanted, keptIn(row, line));
    });
  };

/** What lies where a line leaves from, as a refusal says it. */
function lyingThere(view: Reader, line: SendBackLine, wanted: number) {
  const stock = view.get('balance', placeKey(line.product, line.from, line.lot));
  const location = view.get('location', line.from)?.code ?? line.from;
  const { onHand = 0, held = 0 } = stock ?? {};
  return { held, params: { sku: skuOf(view, line), location, onHand, wanted } };
}

/** [SR4] The supplier is asked about goods that are there: not about more than lies where they are to leave from. */
const goodsAreThere = judgedByPlace((view, line, wanted) => {
  const { params } = lyingThere(view, line, wanted);
  return params.onHand < wanted ? onField('insufficientStock', 'from', params) : null;
});

/** [SR4] Goods leave only from where they lie, free to go. */
const goodsAreFree = judgedByPlace((view, line, wanted, kept) => {
  if (wanted <= freeIn(view, line) + kept) return null;
  const { held, params } = lyingThere(view, line, wanted);
  return { code: held > 0 ? 'stockIsOnHold' : 'reservedByOthers', params };
});

/** [SR7] What is credited says what goods cost. */
const seesCosts: SendBackRule<object> = ({ env }) =>
  env.internal || env.may(VIEW_COST) ? null : { code: 'notPermitted', params: { permission: VIEW_COST } };

export const mayBeOpened: SendBackRule<OpenSupplierReturn> = all(
  somethingCameIn,
  linesAreSound,
  noMoreThanCameIn,
);
export const mayBeEdited: SendBackRule<SupplierReturnForm> = all<SupplierReturnRow, SupplierReturnForm>(
  linesAreSound,
  noMoreThanCameIn,
);
export const mayBeRequested: SendBackRule = all<SupplierReturnRow, never>(
  isComplete,
  noMoreThanCameIn as SendBackRule<object>,
  goodsAreThere,
);
export const mayBeDispatched: SendBackRule = all<SupplierReturnRow, never>(
  isComplete,
  noMoreThanCameIn as SendBackRule<object>,
  goodsAreThere,
  goodsAreFree,
  todayIsOpen,
);
export const mayBeCredited: SendBackRule = all<SupplierReturnRow, never>(seesCosts, todayIsOpen);
/** [SR10] What left is taken back once. */
const hasLeft: SendBackRule = ({ row }) =>
  row?.dispatchedAt === null ? { code: 'nothingToSendBack' } : null;

/** [SR10] */
export const mayBeReversed: SendBackRule = all<SupplierReturnRow, never>(hasLeft, todayIsOpen);
