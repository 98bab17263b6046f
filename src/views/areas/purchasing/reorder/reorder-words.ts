import { useLingui } from '@lingui/react/macro';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ReorderRow, RowSource } from './reorder-rows.ts';

/** Why something is proposed, in one sentence. */
export function useReasonSentence(): (row: ReorderRow) => string {
  const { t } = useLingui();
  const format = useFormat();
  const quantityText = useQuantity();
  return ({ product, proposal }) => {
    const { reason, level, projected, shortOn, days } = proposal;
    const beyond = days.find(({ left }) => left < 0);
    if (reason === 'promised' && beyond) {
      const [missing, from] = [quantityText(-beyond.left, product), format.date(beyond.on)];
      return t`${missing} short on ${from}: promised beyond stock and supply`;
    }
    const then = days.find(({ on }) => on === shortOn)?.left ?? projected;
    const day = shortOn === null ? '' : format.date(shortOn);
    const left = quantityText(then, product);
    const least = quantityText(level, product);
    if (reason === 'asked') return t`Requested`;
    return reason === 'forecast'
      ? t`Falls to ${left} on ${day} by the forecast, minimum ${least}`
      : t`Falls to ${left} on ${day}, minimum ${least}`;
  };
}

/** What a source is called: a supplier, a warehouse, or building it. */
export function useSourceName(): (source: RowSource | undefined) => string {
  const { t } = useLingui();
  return (source) => {
    if (source === undefined) return t`No source`;
    const from = source.place?.name ?? '';
    if (source.from === 'transfer') return t`Transfer from ${from}`;
    return source.from === 'build' ? t`Build` : (source.party?.name ?? '');
  };
}
