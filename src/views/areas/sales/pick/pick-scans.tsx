import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { PickTask } from './use-pick-task.ts';
import type { Taken } from './use-pick-taken.ts';

/** The latest picks, each with an undo. */
export function PickScans({ task }: { readonly task: PickTask }) {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const { number } = useLotWords();
  const saidOf = (taken: Taken): LastScan => {
    const line = task.lines.find((one) => one.id === taken.line);
    const sku = line ? (view.get('product', line.product)?.sku ?? '') : '';
    const bin = line ? (view.get('location', line.location)?.code ?? '') : '';
    const quantity = format.quantity(taken.quantity);
    return {
      id: taken.id,
      figure: `+${quantity}`,
      what: sku,
      where: `${bin} ${line ? number(line) : ''}`,
      undo: { label: t`Put back ${quantity} ${sku}`, onPress: () => task.undo(taken) },
    };
  };
  return <ScanStrip scans={task.taken.map(saidOf)} />;
}
