import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { adjustmentListing } from '#model/areas/stock/adjustment/adjustment.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { adjustmentWords } from './adjustment.look.ts';
import { modeWords } from './adjustment.messages.ts';

const CREATE = '/apps/inventory/adjustments/create';

/** All adjustments, newest first. [AD8] */
export function AdjustmentListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayCreate = useModel().may('adjustment.create');
  const create = mayCreate && (
    <Button variant="primary" icon="plus" to={paths.to(CREATE)} data-testid="new-adjustment">
      {t`New adjustment`}
    </Button>
  );
  const shrinkage = (
    <Button icon="chart" to={paths.to('/apps/inventory/adjustments/shrinkage')}>{t`Shrinkage`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(adjustmentWords.many)} primary={create} actions={shrinkage} />}
      definition={{
        ...useAdjustmentList(),
        onCreate: mayCreate ? () => paths.go(CREATE) : undefined,
        empty: {
          icon: 'adjustments',
          narrowed: t`No adjustment matches`,
          none: t`No adjustments yet`,
          text: t`Correct what the books say of stock: what is missing or was found, what it is worth, what is on hold.`,
          action: create,
        },
      }}
    />
  );
}

function useAdjustmentList(): Omit<ListDefinition<AdjustmentRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayViewCost = useModel().may('product.viewCost');
  const listed = useListed<AdjustmentRow>(adjustmentListing).parts;
  const pending = usePendingDocuments();
  const at = (row: AdjustmentRow): string => `/apps/inventory/adjustments/${row.id}`;
  const { value: _, ...open } = listed.sorts ?? {};
  return {
    id: 'adjustment',
    label: i18n._(adjustmentWords.many),
    rows: useRows('adjustment'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`adjustment/${row.id}`),
    searchHint: t`Number, note, SKU or product`,
    ...listed,
    // Values sort only for those who may see them, here as on the server.
    sorts: mayViewCost ? listed.sorts : open,
    tabs: useStateWords(adjustmentWords).tabs,
    filters: useAdjustmentFilters(),
    columns: useAdjustmentColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: { words: adjustmentWords, commands: ['post', 'submit', 'approve', 'discard'] },
  };
}

function useAdjustmentFilters(): readonly ListFilter<AdjustmentRow>[] {
  const { t, i18n } = useLingui();
  const { choice, days } = useListed<AdjustmentRow>(adjustmentListing);
  const warehouses = useRows('warehouse').map(({ id, name }) => ({ value: id, label: name }));
  const modes = Object.entries(modeWords).map(([value, said]) => ({ value, label: i18n._(said) }));
  return [
    choice({ id: 'mode', label: t`Adjusts`, options: modes }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: warehouses }),
    days({ id: 'at', label: t`Day` }),
  ];
}
