import { useLingui } from '@lingui/react/macro';
import type { PickRow, PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanLines, ScanWalk, type ScanLine } from '#views/kit/scan-mode/scan-lines.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { walk } from './pick-figures.ts';
import type { PickTask } from './use-pick-task.ts';

/** All lines in pick sequence: done, short, open; an open line can be selected. */
export function PickLines({ task }: { readonly task: PickTask }) {
  const { t } = useLingui();
  const lineOf = usePickLine();
  const count = task.lines.length;
  const lines = task.lines.map((line) => ({
    ...lineOf(line),
    after: line.short > 0 && <Withdraw line={line} task={task} />,
  }));
  return (
    <ScanLines
      lines={lines}
      summary={t`All lines (${count})`}
      current={task.current?.id}
      onGoTo={task.goTo}
    />
  );
}

/** Takes back what was reported missing on a line. */
function Withdraw({ line, task }: { readonly line: PickRowLine; readonly task: PickTask }) {
  const { t } = useLingui();
  return (
    <ScanButton testId={`withdraw-${line.id}`} onPress={() => void task.withdraw(line.id)}>
      <Icon name="undo" size={20} label={t`Found after all`} />
    </ScanButton>
  );
}

/** The same, read-only: before the work starts, and after. */
export function PickWalk({ row }: { readonly row: PickRow }) {
  const { replica } = useModel();
  const lineOf = usePickLine();
  return <ScanWalk lines={walk(replica.view, row).map(lineOf)} />;
}

function usePickLine(): (line: PickRowLine) => ScanLine {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const { number } = useLotWords();
  return (line) => {
    const short = format.quantity(line.short);
    return {
      id: line.id,
      isDone: leftOf(line) === 0,
      where: view.get('location', line.location)?.code ?? '',
      what: view.get('product', line.product)?.sku ?? '',
      lot: line.lot === undefined ? undefined : number(line),
      note: line.short > 0 ? t`${short} short` : undefined,
      figures: `${format.quantity(line.picked)} / ${format.quantity(line.quantity)}`,
    };
  };
}
