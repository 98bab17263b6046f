import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { customerReturnListing } from '#model/areas/sales/customer-return/customer-return.listing.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { SupplierReturns } from '#views/areas/purchasing/supplier-return/supplier-returns.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { BeginReturnDialog } from './begin-return-dialog.tsx';
import { useReturnColumns } from './customer-return-columns.tsx';
import { customerReturnWords } from './customer-return.look.ts';

/** The address of the dialog that begins one. */
const NEW = 'new';

const SUPPLIERS = 'suppliers';
/** What narrows one tab says nothing about the other. */
const AFRESH = { q: undefined, state: undefined, sort: undefined };

/** Goods that customers send back; and, for who may see them, those that go back to suppliers. */
export function CustomerReturnListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [{ id, tab }, setQuery] = useAddress();
  const sees = useModel().may('supplierReturn.view');
  const active = tab === SUPPLIERS && sees ? SUPPLIERS : 'customers';
  const begin = useBeginning();
  const label = i18n._(customerReturnWords.many);
  const rates = <Button icon="chart" to={paths.to('/apps/sales/returns/rates')}>{t`Return rates`}</Button>;
  return (
    <>
      <PageHeader title={label} primary={begin.button} actions={rates} />
      {sees ? (
        <Tabs
          label={label}
          active={active}
          tabs={[
            { id: 'customers', label: t`Customers`, icon: 'users' },
            { id: SUPPLIERS, label: t`Suppliers`, icon: 'building' },
          ]}
          onChange={(next) => setQuery({ ...AFRESH, tab: next === SUPPLIERS ? next : undefined })}
        >
          {active === SUPPLIERS ? <SupplierReturns /> : <CustomerReturns onCreate={begin.open} />}
        </Tabs>
      ) : (
        <CustomerReturns onCreate={begin.open} />
      )}
      {id === NEW && begin.open && <BeginReturnDialog onClose={() => setQuery({ id: undefined })} />}
    </>
  );
}

/** The button that opens the dialog, and how; without the latter for who may not. */
function useBeginning() {
  const { t } = useLingui();
  const [, setQuery] = useAddress();
  const refusal = useCreationRefusal('customerReturn');
  const refused = useRefused('customerReturn');
  const begin = (): void => setQuery({ id: NEW });
  const button = (
    <Button variant="primary" icon="plus" data-testid="new-return" {...refused(refusal)} onClick={begin}>
      {t`New return`}
    </Button>
  );
  return { button, open: refusal ? undefined : begin };
}

/** Asked about, expected, to grade, to credit. */
function CustomerReturns({ onCreate }: { readonly onCreate: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <ListPart
      definition={{
        ...useReturnList(),
        onCreate,
        empty: {
          icon: 'truckReturn',
          narrowed: t`No return matches`,
          none: t`No returns yet`,
          text: t`Begin one from an order or a shipment, or scan the delivery note that came with the goods.`,
        },
      }}
    />
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
    defaultSort: { column: 'number', direction: 'descending' },
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
