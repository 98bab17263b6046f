import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { paymentListing, paymentTabs } from '#model/areas/sales/payment/payment.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { paymentWords } from './payment.look.ts';
import { directionWords, sourceWords } from './payment.messages.ts';
import { BANK_FILES, paymentPath, RECORD_PAYMENT } from './payment-paths.ts';

/** Money that came from customers and went to them; what waits to be set against invoices comes first. [PAY7] */
export function PaymentListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const refusal = useCreationRefusal('payment', 'record');
  const refused = useRefused('payment');
  const button = (
    <Button variant="primary" icon="plus" {...refused(refusal)} to={paths.to(RECORD_PAYMENT)}>
      {i18n._(paymentWords.commands['record']?.label ?? paymentWords.one)}
    </Button>
  );
  const files = useModel().may('payment.import') && (
    <Button icon="upload" to={paths.to(BANK_FILES)}>
      {t`Bank files`}
    </Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(paymentWords.many)} primary={button} actions={files} />}
      definition={{
        ...usePaymentList(),
        onCreate: refusal ? undefined : () => paths.go(RECORD_PAYMENT),
      }}
    />
  );
}

function usePaymentList(): ListDefinition<PaymentRow> {
  const { t, i18n } = useLingui();
  const { states } = paymentWords;
  const paths = usePaths();
  const pending = usePendingDocuments();
  const said = (text: 'search' | 'narrowed' | 'none' | 'text'): string =>
    paymentWords.list ? i18n._(paymentWords.list[text]) : '';
  return {
    id: 'payment',
    label: i18n._(paymentWords.many),
    rows: useRows('payment'),
    rowId: (row) => row.id,
    href: (row) => paths.to(paymentPath(row.id)),
    onOpen: (row) => paths.go(paymentPath(row.id)),
    pending: (row) => pending.has(`payment/${row.id}`),
    searchHint: t`Number, customer or reference`,
    ...useListed<PaymentRow>(paymentListing).parts,
    tabs: paymentTabs.map((id) => ({
      id,
      label: id === 'toAllocate' ? t`To allocate` : i18n._(states[id]?.label ?? paymentWords.one),
    })),
    filters: usePaymentFilters(),
    columns: usePaymentColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    empty: { icon: 'cash', narrowed: said('narrowed'), none: said('none'), text: said('text') },
  };
}

function usePaymentFilters(): readonly ListFilter<PaymentRow>[] {
  const { t, i18n } = useLingui();
  const { currency } = useCompany();
  const { choice, days, amount } = useListed<PaymentRow>(paymentListing);
  const options = (words: typeof directionWords | typeof sourceWords) =>
    Object.entries(words).map(([value, label]) => ({ value, label: i18n._(label) }));
  return [
    choice({ id: 'customer', label: t`Customer`, options: usePartyOptions('customer') }),
    choice({ id: 'direction', label: t`Direction`, options: options(directionWords) }),
    choice({ id: 'source', label: t`Source`, options: options(sourceWords) }),
    choice({ id: 'currency', label: t`Currency`, options: currencyOptions }),
    days({ id: 'on', label: t`Booked` }),
    amount({ id: 'amount', label: t`Amount`, digits: 2, unit: currency }),
  ];
}
