import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import {
  billTabs,
  supplierBillListing,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { SieFileLink } from '#views/areas/setup/account/sie-file-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { BillSettingsLink } from './bill-settings-link.tsx';
import { BILLS, billPath, NEW_BILL } from './bill-paths.ts';
import { useBillColumns } from './supplier-bill-columns.tsx';
import { useBillFilters } from './supplier-bill-filters.ts';
import { supplierBillWords } from './supplier-bill.look.ts';
import { billTabWords } from './supplier-bill.messages.ts';

/** What suppliers have billed: what differs, waits for approval, and is to be paid. */
export function SupplierBillListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const refusal = useCreationRefusal('supplierBill');
  const refused = useRefused('supplierBill');
  const mayPay = useModel().may('supplierBill.pay');
  const button = (
    <Button variant="primary" icon="plus" {...refused(refusal)} to={paths.to(NEW_BILL)}>
      {t`New supplier bill`}
    </Button>
  );
  const actions = (
    <>
      {mayPay && (
        <Button icon="cash" to={paths.to(`${BILLS}/payments`)}>
          {t`Payments`}
        </Button>
      )}
      <SieFileLink />
      <BillSettingsLink />
    </>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(supplierBillWords.many)} primary={button} actions={actions} />}
      definition={{ ...useBillList(), onCreate: refusal ? undefined : () => paths.go(NEW_BILL) }}
    />
  );
}

function useBillList(): ListDefinition<SupplierBillRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const shown = (text: 'search' | 'narrowed' | 'none' | 'text'): string =>
    supplierBillWords.list ? i18n._(supplierBillWords.list[text]) : '';
  const isPaying = useModel().may('supplierBill.pay');
  return {
    id: 'supplierBill',
    label: i18n._(supplierBillWords.many),
    rows: useRows('supplierBill'),
    rowId: (row) => row.id,
    href: (row) => paths.to(billPath(row.id)),
    onOpen: (row) => paths.go(billPath(row.id)),
    pending: (row) => pending.has(`supplierBill/${row.id}`),
    searchHint: shown('search'),
    ...useListed<SupplierBillRow>(supplierBillListing).parts,
    tabs: billTabs.map((id) => ({ id, label: i18n._(billTabWords[id]) })),
    filters: useBillFilters(),
    columns: useBillColumns(),
    defaultSort: { column: 'due', direction: 'ascending' },
    bulk: {
      words: supplierBillWords,
      commands: ['match', 'approve', 'post', ...(isPaying ? ['takeBackOrder'] : []), 'discard'],
    },
    empty: { icon: 'receipt', narrowed: shown('narrowed'), none: shown('none'), text: shown('text') },
  };
}
