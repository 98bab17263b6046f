import { useLingui } from '@lingui/react/macro';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { landedCostListing } from '#model/areas/purchasing/landed-cost/landed-cost.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useLandedCostColumns } from './landed-cost-columns.tsx';
import { landedCostPath, NEW_LANDED_COST } from './landed-cost-paths.ts';
import { landedCostWords } from './landed-cost.look.ts';

/** What goods cost on their way here. */
export function LandedCostListPage() {
  const { i18n } = useLingui();
  const paths = usePaths();
  const refusal = useCreationRefusal('landedCost');
  const refused = useRefused('landedCost');
  const button = (
    <Button variant="primary" icon="plus" {...refused(refusal)} to={paths.to(NEW_LANDED_COST)}>
      {i18n._(landedCostWords.commands['create']?.label ?? landedCostWords.one)}
    </Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(landedCostWords.many)} primary={button} />}
      definition={{
        ...useLandedCostList(),
        onCreate: refusal ? undefined : () => paths.go(NEW_LANDED_COST),
      }}
    />
  );
}

function useLandedCostList(): ListDefinition<LandedCostRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const { parts, days } = useListed<LandedCostRow>(landedCostListing);
  const words = (text: 'search' | 'narrowed' | 'none' | 'text'): string =>
    landedCostWords.list ? i18n._(landedCostWords.list[text]) : '';
  return {
    id: 'landedCost',
    label: i18n._(landedCostWords.many),
    rows: useRows('landedCost'),
    rowId: (row) => row.id,
    href: (row) => paths.to(landedCostPath(row.id)),
    onOpen: (row) => paths.go(landedCostPath(row.id)),
    pending: (row) => pending.has(`landedCost/${row.id}`),
    searchHint: words('search'),
    ...parts,
    tabs: Object.entries(landedCostWords.states).map(([id, { label }]) => ({ id, label: i18n._(label) })),
    filters: [days({ id: 'on', label: t`Day of the charges` }), days({ id: 'posted', label: t`Posted` })],
    columns: useLandedCostColumns(),
    defaultSort: { column: 'created', direction: 'descending' },
    empty: { icon: 'packageImport', narrowed: words('narrowed'), none: words('none'), text: words('text') },
  };
}
