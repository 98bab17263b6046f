import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { isDraft } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import { quoteRequestListing } from '#model/areas/purchasing/quote-request/quote-request.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useProductOptions } from '#views/areas/products/product/product-options.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { quoteRequestWords } from './quote-request.look.ts';
import { useRequestColumns } from './request-columns.tsx';
import { REQUESTS } from './request-paths.ts';

const CREATE = `${REQUESTS}/create`;

/** All requests for quotation, newest first. */
export function QuoteRequestListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayCreate = useModel().may('quoteRequest.create');
  const create = mayCreate && (
    <Button variant="primary" icon="plus" to={paths.to(CREATE)} data-testid="new-request">
      {t`New request`}
    </Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(quoteRequestWords.many)} primary={create} />}
      definition={{
        ...useRequestList(),
        onCreate: mayCreate ? () => paths.go(CREATE) : undefined,
        empty: {
          icon: 'message',
          narrowed: t`No request matches`,
          none: t`No requests for quotation yet`,
          text: t`Ask several suppliers at once what they charge, and compare what they answer.`,
          action: create,
        },
      }}
    />
  );
}

function useRequestList(): Omit<ListDefinition<QuoteRequestRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: QuoteRequestRow): string => `${REQUESTS}/${row.id}`;
  return {
    id: 'quoteRequest',
    label: i18n._(quoteRequestWords.many),
    rows: useRows('quoteRequest'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(isDraft(row) ? `${REQUESTS}/edit/${row.id}` : at(row)),
    pending: (row) => pending.has(`quoteRequest/${row.id}`),
    searchHint: t`Number, supplier, SKU or text`,
    ...useListed<QuoteRequestRow>(quoteRequestListing).parts,
    tabs: useStateWords(quoteRequestWords).tabs,
    filters: useRequestFilters(),
    columns: useRequestColumns(),
    defaultSort: { column: 'created', direction: 'descending' },
    bulk: { words: quoteRequestWords, commands: ['close', 'discard'] },
  };
}

function useRequestFilters(): readonly ListFilter<QuoteRequestRow>[] {
  const { t } = useLingui();
  const { choice, days, flag } = useListed<QuoteRequestRow>(quoteRequestListing);
  return [
    flag({ id: 'late', label: t`Deadline passed`, icon: 'clock' }),
    choice({ id: 'supplier', label: t`Supplier`, options: usePartyOptions('supplier') }),
    choice({ id: 'product', label: t`Product`, options: useProductOptions() }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    days({ id: 'sent', label: t`Sent` }),
  ];
}
