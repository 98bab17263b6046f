import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/customer-return/customer-return.facts.ts';
import { customerReturnListing } from '#model/customer-return/customer-return.listing.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { useCreationRefusal } from '../document/creation-refusal.ts';
import { usePendingDocuments, useRows } from '../document/model-context.tsx';
import { useReasonChoices } from '../document/use-reasons.ts';
import { useRefused } from '../document/use-refused.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useListed } from '../list/use-listed.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { usePartyOptions } from '../party/party-options.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useWarehouseOptions } from '../warehouse/use-warehouse-options.ts';
import { BeginReturnDialog } from './begin-return-dialog.tsx';
import { useReturnColumns } from './customer-return-columns.tsx';
import { customerReturnWords } from './customer-return.look.ts';

/** The address of the dialog that begins one. */
const NEW = 'new';

/** Goods that customers send back: asked about, expected, to grade, to credit. */
export function CustomerReturnListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [{ id }, setQuery] = useAddress();
  const refusal = useCreationRefusal('customerReturn');
  const refused = useRefused('customerReturn');
  const begin = (): void => setQuery({ id: NEW });
  const button = (
    <Button variant="primary" icon="plus" data-testid="new-return" {...refused(refusal)} onClick={begin}>
      {t`New return`}
    </Button>
  );
  const rates = <Button icon="chart" to={paths.to('/apps/sales/returns/rates')}>{t`Return rates`}</Button>;
  return (
    <>
      <ListPage
        header={<PageHeader title={i18n._(customerReturnWords.many)} primary={button} actions={rates} />}
        definition={{
          ...useReturnList(),
          onCreate: refusal ? undefined : begin,
          empty: {
            icon: 'truckReturn',
            narrowed: t`No return matches`,
            none: t`No returns yet`,
            text: t`Begin one from an order or a shipment, or scan the delivery note that came with the goods.`,
          },
        }}
      />
      {id === NEW && !refusal && <BeginReturnDialog onClose={() => setQuery({ id: undefined })} />}
    </>
  );
}

function useReturnList(): Omit<ListDefinition<CustomerReturnRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: CustomerReturnRow): string => `/apps/sales/returns/${row.id}`;
  return {
    id: 'customerReturn',
    label: i18n._(customerReturnWords.many),
    rows: useRows('customerReturn'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`customerReturn/${row.id}`),
    searchHint: t`Number, order, customer, reference or product`,
    ...useListed<CustomerReturnRow>(customerReturnListing).parts,
    tabs: useStateWords(customerReturnWords).tabs,
    filters: useReturnFilters(),
    columns: useReturnColumns(),
    defaultSort: { column: 'created', direction: 'descending' },
    bulk: { words: customerReturnWords, commands: ['approve', 'request', 'post', 'credit', 'close'] },
  };
}

function useReturnFilters(): readonly ListFilter<CustomerReturnRow>[] {
  const { t } = useLingui();
  const { choice, days } = useListed<CustomerReturnRow>(customerReturnListing);
  return [
    choice({ id: 'customer', label: t`Customer`, options: usePartyOptions('customer') }),
    choice({ id: 'reason', label: t`Reason`, options: useReasonChoices('return') }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    days({ id: 'created', label: t`Opened` }),
    days({ id: 'received', label: t`Received` }),
  ];
}
