import { useLingui } from '@lingui/react/macro';
import { foundOn } from '#model/areas/stock/count/count.lines.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { ScanLines, ScanWalk, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { CountStop } from './count-stops.ts';
import type { CountTask } from './use-count-task.ts';

/** All lines of a count, and bins without any; each can be gone to, also to count it again. */
export function CountScanLines({ task }: { readonly task: CountTask }) {
  const { t } = useLingui();
  const lines = useCountLines(task.stops);
  const count = lines.length;
  const go = (id: string): void => {
    const stop = task.stops.find(
      ({ location, lines: own }) => location === id || own.some((one) => one.id === id),
    );
    if (stop) task.goTo(stop.location, stop.location === id ? undefined : id);
  };
  return (
    <ScanLines
      lines={lines}
      summary={t`All lines (${count})`}
      current={task.line?.id ?? task.stop?.location}
      isOpenAgain
      onGoTo={go}
    />
  );
}

/** The same, read-only: before the count is started, and after. */
export function CountScanWalk({ stops }: { readonly stops: readonly CountStop[] }) {
  return <ScanWalk lines={useCountLines(stops)} />;
}

function useCountLines(stops: readonly CountStop[]): readonly ScanLine[] {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const { number } = useLotWords();
  return stops.flatMap(({ location, lines, isEmpty, isDone }): readonly ScanLine[] => {
    const where = view.get('location', location)?.code ?? '';
    if (lines.length === 0)
      return [{ id: location, isDone, where, what: isEmpty ? t`Empty` : '', figures: '' }];
    return lines.map((line) => {
      const found = foundOn(line);
      return {
        id: line.id,
        isDone: found !== null,
        where,
        what: view.get('product', line.product)?.sku ?? '',
        lot: line.lot === undefined ? undefined : number(line),
        note: line.recount && found === null ? t`again` : undefined,
        figures: found === null ? '' : format.quantity(found.quantity),
      };
    });
  });
}
