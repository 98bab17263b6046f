import { useLingui } from '@lingui/react/macro';
import type { Shrinkage } from '#model/engine/company-model.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { GroupChoice, useGroup } from '#views/kit/list/group-choice.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { PeriodChoice } from '#views/areas/setup/period/period-choice.tsx';
import { usePeriod } from '#views/areas/setup/period/use-period.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { adjustmentWords } from './adjustment.look.ts';
import { useShrinkageColumns, useShrinkageName } from './shrinkage-columns.tsx';
import { shrinkageBy, shrinkageGroups, type ShrinkageGroup, type ShrinkageLine } from './shrinkage-lines.ts';

/** What was lost in a period, by reason, product, place or month. [AD12] */
export function ShrinkagePage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const chosen = usePeriod('days90');
  const { from, to } = chosen.period;
  const answer = useAsync(`${from} ${to}`, () => model.shrinkage({ from, to }));
  return (
    <>
      <PageHeader
        title={t`Shrinkage`}
        subtitle={t`What adjustments and counts took out of stock, and were not reversed`}
        back={{ label: i18n._(adjustmentWords.many), to: paths.to('/apps/inventory/adjustments') }}
        actions={<PeriodChoice {...chosen} />}
      />
      {answer.status === 'loading' && <Skeleton height="20rem" />}
      {answer.status === 'failed' && (
        <Notice tone="info" actions={<Button size="sm" onClick={answer.retry}>{t`Try again`}</Button>}>
          {t`These figures are on the server, which can't be reached right now.`}
        </Notice>
      )}
      {answer.status === 'ready' && <Lines lost={answer.value} />}
    </>
  );
}

function Lines({ lost }: { readonly lost: readonly Shrinkage[] }) {
  const { t } = useLingui();
  const group = useGroup(shrinkageGroups);
  return (
    <div className="ui-stack">
      <GroupChoice
        groups={shrinkageGroups}
        labels={{
          reason: t`By reason`,
          product: t`By product`,
          location: t`By location`,
          month: t`By month`,
        }}
      />
      <ListPart key={group} definition={useShrinkageList(group, lost)} />
    </div>
  );
}

function useShrinkageList(group: ShrinkageGroup, lost: readonly Shrinkage[]): ListDefinition<ShrinkageLine> {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useShrinkageName();
  const mayViewCost = useModel().may('product.viewCost');
  const at = ({ id }: ShrinkageLine): string => `/apps/inventory/items/${id}?tab=moves`;
  return {
    id: 'shrinkage',
    label: t`Shrinkage`,
    rows: shrinkageBy(group, lost),
    rowId: (line) => line.id,
    ...(group === 'product'
      ? { href: (line) => paths.to(at(line)), onOpen: (line) => paths.go(at(line)) }
      : {}),
    searchHint: t`Name`,
    text: (line) => nameOf(line).toLowerCase(),
    filters: [],
    columns: useShrinkageColumns(group),
    sorts: {
      name: (line) => (group === 'month' ? line.id : nameOf(line)),
      quantity: ({ quantity }) => quantity,
      ...(mayViewCost ? { value: ({ value }: ShrinkageLine) => value ?? 0 } : {}),
    },
    defaultSort:
      group === 'month'
        ? { column: 'name', direction: 'descending' }
        : { column: mayViewCost ? 'value' : 'quantity', direction: 'descending' },
    empty: {
      icon: 'chart',
      narrowed: t`Nothing matches`,
      none: t`Nothing was lost in this period`,
      text: t`What adjustments and counts take out of stock is added up here.`,
    },
  };
}
