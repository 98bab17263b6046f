import { total } from '#model/lines/line-parts.ts';
import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import type { ReceiptTask } from './use-receipt-task.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** What was received last, each with an undo. [RCS7] */
export function ReceiptScans({ task }: { readonly task: ReceiptTask }) {
  const { t } = useLingui();
  const told = useReceiptWords();
  const placeName = usePlaceName();
  const scans = task.given.flatMap((given): readonly LastScan[] => {
    const { id, changes } = given;
    const last = changes.at(-1);
    if (!last) return [];
    const came = total(changes, ({ quantity, rejected }) => Math.max(0, quantity) + rejected);
    const figure = told.figure(came);
    const what = told.goods(last);
    const isRejected = changes.some(({ rejected }) => rejected > 0);
    const where = last.location === null ? '' : placeName(last.location);
    return [
      {
        id,
        figure: `+${figure}`,
        what,
        where: isRejected ? t`rejected` : where,
        undo: { label: t`Take back ${figure} ${what}`, onPress: () => task.undo(given) },
      },
    ];
  });
  return <ScanStrip scans={scans} />;
}
