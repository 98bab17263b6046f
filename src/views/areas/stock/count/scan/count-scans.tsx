import { useLingui } from '@lingui/react/macro';
import { compare } from '#model/values/order.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { CountTask } from './use-count-task.ts';

/** What this person counted last, each with an undo; what is kept with the count survives a reload. [CNS3] */
export function CountScans({ task }: { readonly task: CountTask }) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica, user } = useModel();
  const { number } = useLotWords();
  const own = task.stops
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.entries.map((entry) => ({ line, entry })))
    .filter(({ entry }) => entry.by === user && !entry.id.startsWith('empty:'))
    .sort((a, b) => compare(b.entry.at, a.entry.at) || compare(b.entry.id, a.entry.id));
  const scans = own.map(({ line, entry }): LastScan => {
    const sku = replica.view.get('product', line.product)?.sku ?? '';
    const bin = replica.view.get('location', line.location)?.code ?? '';
    const quantity = format.quantity(entry.quantity);
    return {
      id: entry.id,
      figure: quantity,
      what: sku,
      where: `${bin} ${number(line)}`,
      undo: {
        label: t`Take back ${quantity} ${sku}`,
        onPress: () => void task.withdraw(line, entry.id),
      },
    };
  });
  return <ScanStrip scans={scans} />;
}
