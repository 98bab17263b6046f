import type { DemandDraft, ExpectDraft, ReserveDraft, StockEffect } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';

/** Whether a line's demand is that of another document. */
function isDemandOfAnother(
  view: Reader,
  { line, kind, document }: Pick<DemandDraft, 'line' | 'kind' | 'document'>,
): boolean {
  const held = view.get('reservation', line);
  return held !== undefined && (held.document !== document || held.kind !== kind);
}

function isExpectedByAnother(view: Reader, { line, kind, order }: ExpectDraft): boolean {
  const held = view.get('expectedReceipt', line);
  return held !== undefined && (held.order !== order || held.kind !== kind);
}

/** An effect without the ends of what other documents want and expect. [LN6] */
export const ofOwnLines = (view: Reader, effect: StockEffect): StockEffect => ({
  ...effect,
  ...(effect.demands && {
    demands: effect.demands.filter((one) => one.open > 0 || !isDemandOfAnother(view, one)),
  }),
  ...(effect.reserve && {
    reserve: effect.reserve.filter((one) => one.quantity > 0 || !isDemandOfAnother(view, one)),
  }),
  ...(effect.expect && {
    expect: effect.expect.filter((one) => one.open > 0 || !isExpectedByAnother(view, one)),
  }),
});

/** Nothing is booked on lines of other documents. [LN6] */
export function lineOfAnother(view: Reader, effect: StockEffect): Refusal | null {
  const booked: readonly (DemandDraft | ReserveDraft)[] = [
    ...(effect.demands ?? []),
    ...(effect.reserve ?? []),
  ];
  const isTaken =
    booked.some((draft) => isDemandOfAnother(view, draft)) ||
    (effect.expect ?? []).some((draft) => isExpectedByAnother(view, draft));
  return isTaken ? { code: 'lineTaken' } : null;
}
