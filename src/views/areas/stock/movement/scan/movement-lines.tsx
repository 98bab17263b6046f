import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanLines, ScanWalk, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { MovementStop } from './movement-stops.ts';
import type { MovementTask } from './use-movement-task.ts';

/** All lines in walking order; one that is left can be gone to. */
export function MovementLines({ task }: { readonly task: MovementTask }) {
  const { t } = useLingui();
  const lineOf = useMovementLine();
  const count = task.stops.length;
  const lines = task.stops.map((stop) => ({
    ...lineOf(stop),
    note: task.left.has(stop.line.id) ? t`left there` : undefined,
  }));
  return (
    <ScanLines
      lines={lines}
      summary={t`All lines (${count})`}
      current={task.stop?.line.id}
      onGoTo={task.goTo}
    />
  );
}

/** The same, read-only: before the work starts, and after. */
export function MovementWalk({ stops }: { readonly stops: readonly MovementStop[] }) {
  return <ScanWalk lines={stops.map(useMovementLine())} />;
}

function useMovementLine(): (stop: MovementStop) => ScanLine {
  const format = useFormat();
  const words = useLineWords();
  const lots = useLotWords();
  const placeName = usePlaceName();
  return ({ location, line, left }) => ({
    id: line.id,
    isDone: left === 0 && line.received > 0,
    where: placeName(location),
    what: words.sku(line),
    lot: line.lot === undefined ? undefined : lots.number(line),
    figures: `${format.quantity(line.received)} / ${format.quantity(line.quantity)}`,
  });
}
