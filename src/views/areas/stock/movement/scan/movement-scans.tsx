import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { MovementTask } from './use-movement-task.ts';

interface ScansProps {
  readonly row: MovementRow;
  readonly task: MovementTask;
}

/** What was put in its place last; within a warehouse with an undo, kept with the movement, so that it survives a reload. [MVS7] */
export function MovementScans({ row, task }: ScansProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  const scans = row.arrivals
    .toReversed()
    .flatMap(({ line: id, quantity, to }, index): readonly LastScan[] => {
      const line = row.lines.find((one) => one.id === id);
      if (!line) return [];
      const figure = format.quantity(quantity);
      const sku = words.sku(line);
      const label = t`Take back ${figure} ${sku}`;
      const onPress = (): void => task.takeBack(line, quantity, to);
      return [
        {
          id: `${row.arrivals.length - index}`,
          figure: `+${figure}`,
          what: sku,
          where: placeName(to),
          ...(task.way === 'put' && { undo: { label, onPress } }),
        },
      ];
    });
  return <ScanStrip scans={scans} />;
}
