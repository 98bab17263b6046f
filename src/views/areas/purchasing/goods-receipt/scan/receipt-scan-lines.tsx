import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanLines, ScanWalk, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { isStopDone, overOf, type ReceiptStop } from './receipt-stops.ts';
import type { ReceiptTask } from './use-receipt-task.ts';

/** All rows in the order of the paper; each can be gone to. [RCS9] */
export function ReceiptScanLines({ task }: { readonly task: ReceiptTask }) {
  const { t } = useLingui();
  const lineOf = useReceiptLine();
  const count = task.stops.length;
  if (count === 0) return null;
  return (
    <ScanLines
      lines={task.stops.map(lineOf)}
      summary={t`All lines (${count})`}
      current={task.stop?.id}
      isOpenAgain
      onGoTo={task.goTo}
    />
  );
}

/** The same, read-only: once it is posted, or where one may not count. */
export function ReceiptWalk({ stops }: { readonly stops: readonly ReceiptStop[] }) {
  return <ScanWalk lines={stops.map(useReceiptLine())} />;
}

function useReceiptLine(): (stop: ReceiptStop) => ScanLine {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  return (stop) => {
    const { id, parts, accepted, rejected, expected } = stop;
    const places = [...new Set(parts.flatMap(({ location }) => (location === null ? [] : [location])))];
    const lots = parts.flatMap(({ lot }) => (lot ? [lot.code] : []));
    const refused = format.quantity(rejected);
    const counted = format.quantity(accepted);
    const note = overOf(stop) > 0 ? t`too many` : rejected > 0 ? t`${refused} rejected` : undefined;
    return {
      id,
      isDone: isStopDone(stop) && accepted + rejected > 0,
      where: places.map(placeName).join(', '),
      what: words.sku(stop),
      lot: lots.length > 0 ? lots.join(', ') : undefined,
      note,
      figures: expected === null ? counted : `${counted} / ${format.quantity(expected)}`,
    };
  };
}
