import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import type { GoodsReceiptRow, Inspected, Inspection, Sample } from './goods-receipt.facts.ts';
import { samplesOf } from './goods-receipt.inspection.ts';
import { photoProblem } from './goods-receipt.photos.ts';
import { countStillFits, orderStillAwaits } from './goods-receipt.rules.ts';

type Context = DecisionContext<GoodsReceiptRow>;
type InspectedLine = Inspection['lines'][number];

const somethingIsToCheck: Rule<GoodsReceiptRow, object> = ({ view, row }) =>
  row && samplesOf(view, row).length === 0 ? { code: 'nothingToInspect' } : null;

/** [GR45] What is inspected is counted whole, with its lots: each of them is checked. */
export const mayBeSubmitted: Rule<GoodsReceiptRow, object> = all<GoodsReceiptRow, object>(
  somethingIsToCheck,
  orderStillAwaits,
  countStillFits,
);

export const submitted = ({ view, row }: Context): { readonly samples: readonly Sample[] } => ({
  samples: row ? samplesOf(view, row) : [],
});

/** [GR47] Each sample is judged once, and all that was accepted is accepted or rejected. */
export const mayBeInspected: Rule<GoodsReceiptRow, Inspection> = (context, data) => {
  const { row } = context;
  if (!row || !data) return null;
  const repeats = repetition();
  const refusal = firstRefused(data.lines, (line) =>
    repeats(line.line) ? onField('lineTwice', 'line') : lineProblem(context, row, line),
  );
  if (refusal) return refusal;
  const missing = row.inspection?.samples.find(({ line }) => !data.lines.some((one) => one.line === line));
  const product = row.lines.find(({ id }) => id === missing?.line)?.product;
  return missing
    ? { code: 'notAllInspected', params: { sku: skuOf(context.view, { product: product ?? '' }) } }
    : null;
};

function lineProblem({ view, id }: Context, row: GoodsReceiptRow, found: InspectedLine): Refusal | null {
  const counted = row.lines.find((one) => one.id === found.line);
  const sample = row.inspection?.samples.find(({ line }) => line === found.line);
  if (!counted || !sample) return onField('unknownLine', 'line');
  const { checked, accepted, rejected, reason, photo } = found;
  const params = { sku: skuOf(view, counted), counted: counted.quantity, sample: sample.sample };
  if (checked < sample.sample) return onField('sampleTooSmall', 'checked', params);
  if (checked > counted.quantity) return onField('sampleTooLarge', 'checked', params);
  if (accepted + rejected !== counted.quantity) return onField('inspectionDiffers', 'accepted', params);
  if (rejected > 0 && reason === undefined) return onField('rejectReasonMissing', 'reason', params);
  if (rejected > 0 && reasonOf(view, 'return', reason ?? '')?.state !== 'active')
    return onField('unknownReason', 'reason', { reason: reason ?? '' });
  const whole = partIsWhole(view, counted, rejected, counted.quantity);
  if (whole) return { ...whole, fields: { rejected: whole.code } };
  return photoProblem(view, { id, row }, { ...counted, photo });
}

/** As found, with the lot that was inspected. [GR47] */
export const inspected = ({ row }: Context, { lines }: Inspection): Inspected => ({
  lines: lines.flatMap(({ reason, photo, ...line }) => {
    const counted = row?.lines.find(({ id }) => id === line.line);
    if (!counted) return [];
    const why = line.rejected > 0 && reason !== undefined ? { reason } : {};
    const lot = counted.lot === undefined ? {} : { lot: counted.lot.code };
    return [{ ...line, ...why, ...(photo === undefined ? {} : { photo }), product: counted.product, ...lot }];
  }),
});
