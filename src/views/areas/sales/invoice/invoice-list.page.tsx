import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { SieFileLink } from '#views/areas/setup/account/sie-file-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { invoiceWords } from './invoice.look.ts';
import { InvoicedWhere } from './invoiced-where.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { ToInvoice } from './to-invoice.tsx';

const CREATE = '/apps/sales/invoices/create';
const WAITING = 'toInvoice';
/** What narrows one tab says nothing about the other. */
const AFRESH = { q: undefined, state: undefined, sort: undefined, customer: undefined };

/** Invoices and credit notes; and what is still to be invoiced. */
export function InvoiceListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [{ tab }, setQuery] = useAddress();
  const mayCreate = useModel().may('invoice.create');
  const label = i18n._(invoiceWords.many);
  const refused = useRefused('invoice');
  const refusal = useCreationRefusal('invoice');
  const button = mayCreate && (
    <Button
      variant="primary"
      icon="plus"
      to={paths.to(CREATE)}
      {...refused(refusal)}
    >{t`New invoice`}</Button>
  );
  const active = tab === WAITING ? WAITING : 'invoices';
  return (
    <>
      <PageHeader title={label} primary={button} actions={<SieFileLink />} />
      <InvoicedWhere />
      <Tabs
        label={label}
        active={active}
        tabs={[
          { id: 'invoices', label, icon: 'receipt' },
          { id: WAITING, label: t`To invoice`, icon: 'clipboard' },
        ]}
        onChange={(next) => setQuery({ ...AFRESH, tab: next === WAITING ? next : undefined })}
      >
        {active === WAITING ? (
          <ToInvoice />
        ) : (
          <InvoiceList onCreate={mayCreate ? () => paths.go(CREATE) : undefined} />
        )}
      </Tabs>
    </>
  );
}
