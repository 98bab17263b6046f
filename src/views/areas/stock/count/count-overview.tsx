import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { accuracyOf } from '#model/areas/stock/count/count.figures.ts';
import { useModel, useQuery, useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { countCauseWords } from './count.messages.ts';
import { useScopeName } from './use-scope-name.ts';

/** What is counted and why, when and by whom; for those who may see it, how right the books were. */
export function CountOverview({ row }: { readonly row: CountRow }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const scopeName = useScopeName();
  const warehouse = useRow('warehouse', row.warehouse);
  const model = useModel();
  const accuracy = useQuery(
    ['count', 'balance', 'countedBin'],
    row.id,
    ({ replica: { view } }) => accuracyOf(view, [view.get('count', row.id) ?? row]),
    null,
  );
  const sees = model.may(SEE_EXPECTED) && accuracy !== null;
  return (
    <Panel title={t`Details`}>
      <KeyValues
        columns={2}
        items={[
          { id: 'scope', label: t`What is counted`, value: scopeName(row) },
          { id: 'warehouse', label: t`Warehouse`, value: warehouse?.name },
          { id: 'cause', label: t`Cause`, value: i18n._(countCauseWords[row.cause]) },
          { id: 'freeze', label: t`Goods on hold meanwhile`, value: row.freeze ? t`Yes` : t`No` },
          { id: 'planned', label: t`Planned for`, value: row.plannedFor && format.date(row.plannedFor) },
          { id: 'started', label: t`Started`, value: row.startedAt && <TimeCell at={row.startedAt} /> },
          { id: 'by', label: t`Counted by`, value: row.counters.map(personName).join(', ') },
          { id: 'reviewed', label: t`Reviewed by`, value: row.reviewedBy && personName(row.reviewedBy) },
          { id: 'posted', label: t`Posted`, value: row.effectiveAt && <TimeCell at={row.effectiveAt} /> },
          ...(sees ? [{ id: 'accuracy', label: t`Lines that agreed`, value: format.percent(accuracy) }] : []),
          { id: 'note', label: t`Note`, value: row.note },
        ]}
      />
    </Panel>
  );
}
