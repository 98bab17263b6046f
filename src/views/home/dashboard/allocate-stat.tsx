import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  allocatable,
  demandTables,
  linesByHand,
  type DemandLine,
} from '#views/areas/sales/sales-order/demand-lines.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Lines of orders that wait for somebody to allocate goods; nothing where none does. [SO63] */
export function AllocateStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const waiting = useQuery<readonly DemandLine[]>(demandTables, '', linesByHand, []);
  if (waiting.length === 0) return null;
  const now = waiting.filter((line) => allocatable(line) > 0).length;
  return (
    <Stat
      label={t`To allocate by hand`}
      figure={format.count(waiting.length)}
      note={
        <span className="ui-faint">
          {t`${plural(now, { 0: 'None can be allocated now', one: '# can be allocated now', other: '# can be allocated now' })}`}
        </span>
      }
      to={paths.to('/apps/sales/picking/lines?byHand=1')}
    />
  );
}
