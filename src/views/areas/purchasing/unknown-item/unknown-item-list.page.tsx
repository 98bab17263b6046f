import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { unknownItemListing } from '#model/areas/purchasing/unknown-item/unknown-item.listing.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useUnknownItemColumns } from './unknown-item-columns.tsx';
import { unknownItemPath } from './unknown-item-paths.ts';
import { unknownItemWords } from './unknown-item.look.ts';

/** What came and nobody knows, over all receipts: what waits comes first. [UKI7] */
export function UnknownItemListPage() {
  const { i18n } = useLingui();
  return (
    <ListPage
      header={<PageHeader title={i18n._(unknownItemWords.many)} />}
      definition={useUnknownItemList()}
    />
  );
}

function useUnknownItemList(): ListDefinition<UnknownItemRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const textOf = (text: 'search' | 'narrowed' | 'none' | 'text'): string =>
    unknownItemWords.list ? i18n._(unknownItemWords.list[text]) : '';
  return {
    id: 'unknownItem',
    label: i18n._(unknownItemWords.many),
    rows: useRows('unknownItem'),
    rowId: (row) => row.id,
    href: (row) => paths.to(unknownItemPath(row.id)),
    onOpen: (row) => paths.go(unknownItemPath(row.id)),
    pending: (row) => pending.has(`unknownItem/${row.id}`),
    searchHint: textOf('search'),
    ...useListed<UnknownItemRow>(unknownItemListing).parts,
    tabs: useStateWords(unknownItemWords).tabs,
    filters: useUnknownItemFilters(),
    columns: useUnknownItemColumns(),
    defaultSort: { column: 'created', direction: 'descending' },
    bulk: { words: unknownItemWords, commands: ['discard'] },
    empty: { icon: 'box', narrowed: textOf('narrowed'), none: textOf('none'), text: textOf('text') },
  };
}

function useUnknownItemFilters(): readonly ListFilter<UnknownItemRow>[] {
  const { t } = useLingui();
  const { choice, days } = useListed<UnknownItemRow>(unknownItemListing);
  return [
    choice({ id: 'supplier', label: t`Supplier`, options: usePartyOptions('supplier') }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    days({ id: 'created', label: t`Set aside` }),
  ];
}
