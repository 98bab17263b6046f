import { all } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { amountsFit } from '#model/lines/line-figures.ts';
import { firstRefused, lineIsThere, repetition } from '#model/lines/line-rules.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { MOST_QUANTITY } from '#model/values/schemas.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type {
  AnswerLine,
  QuoteRequestRow,
  StoredQuotation,
  SupplierAnswer,
  SupplierDecline,
} from './quote-request.facts.ts';
import { inStockUnits, perPack, quantityBought } from './quote-request.quantities.ts';
import { askedOf, packIsWhole, type RequestRule } from './quote-request.rules.ts';

type Context = DecisionContext<QuoteRequestRow>;
type Said = Omit<StoredQuotation, 'at' | 'by'>;
type ForSupplier = Pick<SupplierDecline, 'supplier' | 'shown'>;

/** [RFQ6] Only who was asked answers, a link for its own supplier alone, and to what it was shown. */
const isAsked: RequestRule<ForSupplier> = ({ view, row, env }, data) => {
  if (!data) return null;
  const link = view.get('sharedLink', env.by);
  if (link && link.party !== data.supplier) return { code: 'onlyByLink' };
  const asked = askedOf(row, data.supplier);
  if (!asked) return onField('notAskedForQuote', 'supplier');
  return data.shown !== undefined && data.shown !== asked.answers ? { code: 'stale' } : null;
};

/** [RFQ6] An answer is of lines of the request, each once, and offers some of them. */
const linesAreAnswered: RequestRule<SupplierAnswer> = ({ view, row }, data) => {
  if (!data || !row) return null;
  const repeats = repetition();
  const refused = firstRefused(data.lines, (line) => {
    const unknown = lineIsThere(row.lines, line);
    if (unknown) return unknown;
    return repeats(line.line) ? onField('lineTwice', 'line') : packsFit(view, row, line);
  });
  if (refused) return refused;
  return data.lines.some(({ price }) => price !== null) ? null : onField('nothingOffered', 'lines');
};

/** [RFQ8] Packs are of whole stock units where these are whole, and what has to be bought of them can be ordered. */
function packsFit(view: Context['view'], row: QuoteRequestRow, line: AnswerLine): Refusal | null {
  const wanted = row.lines.find(({ id }) => id === line.line);
  if (!wanted || line.price === null) return null;
  const { pack, minimum, multiple } = line;
  const partial = packIsWhole(view, wanted.product, pack);
  if (partial) return partial;
  if (inStockUnits(minimum, pack) > MOST_QUANTITY) return onField('quantityTooLarge', 'minimum');
  if (inStockUnits(multiple ?? 0, pack) > MOST_QUANTITY) return onField('quantityTooLarge', 'multiple');
  const unit = view.get('product', wanted.product)?.unit ?? '';
  return quantityBought(wanted.quantity, line, unit) > MOST_QUANTITY
    ? onField('quantityTooLarge', 'minimum')
    : null;
}

/** [LN7] What it comes to can be calculated exactly. */
const amountsAreExact: RequestRule<SupplierAnswer> = ({ view, row, env }, data) => {
  if (!data || !row) return null;
  const rate = rateToBegin(view, data.currency, env.today) ?? RATE_ONE;
  const lines = data.lines.map((line) => {
    const wanted = row.lines.find(({ id }) => id === line.line);
    const unit = view.get('product', wanted?.product ?? '')?.unit ?? '';
    const quantity = quantityBought(wanted?.quantity ?? 0, line, unit);
    return { quantity, price: line.price, orderedIn: { unit: '', ...perPack(line) } };
  });
  return amountsFit({ lines, rate });
};

/** [RFQ6] Prices that do not hold any more are no answer. */
const stillHolds: RequestRule<SupplierAnswer> = ({ env }, data) =>
  data && data.validUntil !== null && data.validUntil < env.today
    ? onField('validUntilIsPast', 'validUntil')
    : null;

/** [RFQ10] Files are of the request, and a link names its own alone. */
const filesAreThere: RequestRule<SupplierAnswer> = ({ view, id, env }, data) => {
  if (!data || data.files.length === 0) return null;
  const entries = view.get('file', id)?.entries ?? [];
  const isByLink = view.get('sharedLink', env.by) !== undefined;
  return firstRefused(
    data.files,
    (file) => {
      const entry = entries.find((one) => one.id === file && one.removedAt === null);
      return entry && (!isByLink || entry.by === env.by) ? null : onField('unknownFile', '');
    },
    'files',
  );
};

/** [RFQ6] The same again is none: sent twice, it stands once. */
const saysSomethingNew: RequestRule<SupplierAnswer> = ({ row }, data) => {
  const before = data && askedOf(row, data.supplier)?.quotation;
  return before && textOf(before) === textOf(data) ? { code: 'nothingChanged' } : null;
};

/** What of an answer is the supplier's, in one order. */
const textOf = ({ currency, reference, validUntil, freight, note, lines, files }: Said): string =>
  JSON.stringify([currency, reference, validUntil, freight, note, files, lines.map(lineText).toSorted()]);

const lineText = ({ line, price, pack, code, minimum, multiple, leadDays }: Said['lines'][number]): string =>
  JSON.stringify([line, price, pack, code, minimum, multiple, leadDays]);

/** [RFQ6] Declined once. */
const wasNotDeclined: RequestRule<SupplierDecline> = ({ row }, data) => {
  const before = data && askedOf(row, data.supplier)?.declined;
  return before && before.note === data.note ? { code: 'nothingChanged' } : null;
};

export const mayBeAnswered: RequestRule<SupplierAnswer> = all<QuoteRequestRow, SupplierAnswer>(
  isAsked,
  linesAreAnswered,
  stillHolds,
  filesAreThere,
  amountsAreExact,
  saysSomethingNew,
);

export const mayBeDeclined: RequestRule<SupplierDecline> = all<QuoteRequestRow, SupplierDecline>(
  isAsked,
  wasNotDeclined,
);

/** Whether nobody offers anything once this supplier declines. */
export const leavesNoOffer: RequestRule<SupplierDecline> = ({ row }, data) =>
  !data || row?.suppliers.every((one) => one.supplier === data.supplier || !one.quotation)
    ? null
    : { code: 'offersAreLeft' };
