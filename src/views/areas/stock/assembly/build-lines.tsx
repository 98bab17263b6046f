import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanLines, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { WorkStop } from '#model/areas/stock/assembly/build-stops.ts';
import type { BuildTask } from './use-build-task.ts';

interface LinesProps {
  readonly task: BuildTask;
}

/** What is in hand, each with a way back, and all places in walking order. */
export const BuildLines = ({ task }: LinesProps) => (
  <>
    <InHand task={task} />
    <AllStops task={task} />
  </>
);

function InHand({ task }: LinesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  const scanOf = (stop: WorkStop): LastScan => {
    const figure = format.quantity(stop.inHand);
    const sku = words.sku(stop);
    const undo = { label: t`Put back ${figure} ${sku}`, onPress: () => task.putBack(stop) };
    return { id: stop.id, figure: `+${figure}`, what: sku, where: placeName(stop.location), undo };
  };
  const taken = task.stops.filter(({ inHand }) => inHand > 0).toReversed();
  return <ScanStrip scans={taken.map(scanOf)} />;
}

function AllStops({ task }: LinesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const lots = useLotWords();
  const placeName = usePlaceName();
  const count = task.stops.length;
  const lineOf = (stop: WorkStop): ScanLine => ({
    id: stop.id,
    isDone: stop.left === 0,
    where: placeName(stop.location),
    what: words.sku(stop),
    lot: stop.lot === undefined ? undefined : lots.number(stop),
    figures: `${format.quantity(stop.inHand)} / ${format.quantity(stop.quantity)}`,
  });
  return (
    <ScanLines
      lines={task.stops.map(lineOf)}
      summary={t`All lines (${count})`}
      current={task.current?.id}
      onGoTo={task.goTo}
    />
  );
}
