import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_BINS, type CountPlan } from '#model/areas/stock/count/count.facts.ts';
import { dueReasons, type DueBin, type DueReason } from '#model/areas/stock/count/count.due.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { Button } from '#views/ui/button.tsx';
import { dueReasonWords } from './count.messages.ts';
import { useDueColumns } from './due-columns.tsx';
import { PlanCountDialog } from './plan-count-dialog.tsx';

interface DueListProps {
  readonly warehouse: string;
  readonly bins: readonly DueBin[];
}

/** Bins of a warehouse that are to be counted; those that are ticked, or all shown, become one count. [CN8] */
export function DueList({ warehouse, bins }: DueListProps) {
  const [chosen, setChosen] = useState<readonly DueBin[] | null>(null);
  return (
    <>
      <ListPart definition={useDueList(bins, setChosen)} />
      {chosen && (
        <PlanCountDialog
          warehouse={warehouse}
          scope={{ by: 'bins', bins: chosen.map(({ location }) => location.id) }}
          cause={causeOf(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const causes: Readonly<Record<DueReason, CountPlan['cause']>> = {
  shortPick: 'shortPick',
  disturbed: 'disturbed',
  zeroCheck: 'zeroCheck',
  picks: 'cycle',
  interval: 'cycle',
  never: 'cycle',
};

/** What all of them are due for; bins of several reasons are counted in their turn. */
function causeOf(bins: readonly DueBin[]): CountPlan['cause'] {
  const [first, ...others] = new Set(bins.map(({ why }) => causes[why]));
  return first === undefined || others.length > 0 ? 'cycle' : first;
}

function useDueList(
  bins: readonly DueBin[],
  plan: (bins: readonly DueBin[]) => void,
): ListDefinition<DueBin> {
  const { t, i18n } = useLingui();
  return {
    id: 'dueBin',
    label: t`Bins to count`,
    rows: bins,
    rowId: ({ location }) => location.id,
    searchHint: t`Bin or zone`,
    text: ({ location }) => `${location.code} ${location.zone}`.toLowerCase(),
    state: ({ why }) => why,
    tabs: dueReasons.map((id) => ({ id, label: i18n._(dueReasonWords[id]) })),
    columns: useDueColumns(),
    sorts: {
      bin: ({ location }) => location.code,
      why: (bin) => dueReasons.indexOf(bin.why) * 100_000 - bin.overdue,
      class: (bin) => bin.class ?? '',
      zone: ({ location }) => location.zone,
      countedAt: ({ countedAt }) => countedAt ?? '',
      picks: ({ picks }) => picks,
    },
    defaultSort: { column: 'why', direction: 'ascending' },
    onSelected: (ids) => (
      <PlanButton
        bins={bins.filter(({ location }) => ids.includes(location.id))}
        testId="plan-selected"
        onPlan={plan}
      />
    ),
    actions: (shown) => <PlanButton bins={shown} testId="plan-shown" onPlan={plan} />,
    empty: {
      icon: 'clipboard',
      narrowed: t`No bin matches`,
      none: t`Nothing is due`,
      text: t`Bins come here when their interval is over, after many picks, a short pick or a pick that empties them.`,
    },
  };
}

interface PlanButtonProps {
  readonly bins: readonly DueBin[];
  readonly testId: string;
  readonly onPlan: (bins: readonly DueBin[]) => void;
}

/** Plans a count of these bins, or of as many as one count has. */
function PlanButton({ bins, testId, onPlan }: PlanButtonProps) {
  const { t } = useLingui();
  const refused = useRefused('count');
  const refusal = useCreationRefusal('count');
  const few = bins.slice(0, MOST_BINS);
  return (
    <Button
      size="sm"
      icon="clipboard"
      data-testid={testId}
      disabledReason={few.length === 0 ? t`Nothing is due.` : undefined}
      onClick={() => onPlan(few)}
      {...refused(refusal)}
    >
      {t`Plan count of ${plural(few.length, { one: '# bin', other: '# bins' })}`}
    </Button>
  );
}
