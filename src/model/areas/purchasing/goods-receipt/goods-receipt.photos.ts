import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import type { GoodsReceiptRow, ReceiptLine, RejectPhotos } from './goods-receipt.facts.ts';

/** The pictures among the files of a document, by their ids. */
function picturesOf(view: Reader, document: string): ReadonlySet<string> {
  const files = view.get('file', document)?.entries ?? [];
  return new Set(
    files
      .filter(({ type, removedAt }) => removedAt === null && type.startsWith('image/'))
      .map(({ id }) => id),
  );
}

/** Whether a reason for which goods are returned asks for a picture. [GR51] */
const asksForPhoto = (view: Reader, reason: string | undefined): boolean =>
  reason !== undefined && reasonOf(view, 'return', reason)?.photo === true;

/** [GR51] A picture that a line names is one of the receipt's, or the one it had. */
export function photoProblem(
  view: Reader,
  receipt: { readonly id: string; readonly row: GoodsReceiptRow | undefined },
  { id, product, photo }: Pick<ReceiptLine, 'id' | 'product' | 'photo'>,
): Refusal | null {
  if (photo === undefined) return null;
  const isKept = receipt.row?.lines.some((line) => line.id === id && line.photo === photo);
  return isKept || picturesOf(view, receipt.id).has(photo)
    ? null
    : onField('photoMissing', 'photo', { sku: skuOf(view, { product }) });
}

/** [GR51] What is rejected for a reason that asks for a picture has one; what was posted before had. */
export const photosAreThere: Rule<GoodsReceiptRow, object> = ({ view, row, id }) => {
  if (!row || row.number !== null) return null;
  const pictures = picturesOf(view, id);
  const foundFor = (line: string): string | undefined =>
    row.inspection?.found?.lines.find((one) => one.line === line && one.rejected > 0)?.reason;
  return firstRefused(row.lines, (line) => {
    const isAsked =
      line.rejected > 0 && (asksForPhoto(view, line.rejectReason) || asksForPhoto(view, foundFor(line.id)));
    const isThere = line.photo !== undefined && pictures.has(line.photo);
    return isAsked && !isThere ? onField('photoMissing', 'photo', { sku: skuOf(view, line) }) : null;
  });
};

/** [GR51] Pictures are set on lines of which something is rejected, each once. */
export const photosFit: Rule<GoodsReceiptRow, RejectPhotos> = ({ view, row, id }, data) => {
  if (!row) return null;
  if (!data) return row.lines.some(({ rejected }) => rejected > 0) ? null : { code: 'nothingRejected' };
  const repeats = repetition();
  return firstRefused(data.lines, ({ line: at, photo }) => {
    const line = row.lines.find((one) => one.id === at);
    if (!line) return onField('unknownLine', 'line');
    if (repeats(at)) return onField('lineTwice', 'line');
    if (line.rejected === 0) return onField('nothingRejected', 'line');
    return photoProblem(view, { id, row }, { ...line, photo });
  });
};
