import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { customerForm, type CustomerForm, type CustomerRow } from '#model/customer/customer.events.ts';
import { FormPage } from '../document/form-page.tsx';
import { useModel, useRows } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useForm } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { usePaths } from '../app/use-paths.ts';
import { ContactFields } from '../party/contact-fields.tsx';
import { DeliveryFields } from '../party/delivery-fields.tsx';
import { nextNumber } from '../party/next-number.ts';
import { PartyAddress, PartyFields, PartyNotes } from '../party/party-fields.tsx';
import { freshParty } from '../party/party-form.ts';
import { CustomerTerms } from './customer-terms.tsx';
import { customerWords } from './customer.messages.ts';

/** Creates a customer, or with `row` changes one. */
export function CustomerFormPage({ row }: { readonly row?: CustomerRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const rows = useRows('customer');
  const form = useForm<CustomerForm>(customerForm, useInitial(row));
  const save = useSave(row);
  const back = row ? `/apps/sales/customers/${row.id}` : '/apps/sales/customers';
  return (
    <FormPage
      title={row ? t`Edit ${row.name}` : t`New customer`}
      back={{ label: i18n._(customerWords.many), to: paths.to(back) }}
      isDirty={form.isDirty}
      onSave={() => form.check() && save(form.value, form.show)}
      onCancel={() => paths.go(back)}
    >
      <PartyFields form={form} categories={[...new Set(rows.map((one) => one.category).filter(Boolean))]} />
      <CustomerTerms form={form} />
      <PartyAddress form={form} />
      <DeliveryFields form={form} />
      <ContactFields form={form} />
      <PartyNotes form={form} />
    </FormPage>
  );
}

function useInitial(row: CustomerRow | undefined): CustomerForm {
  const { i18n } = useLingui();
  const company = useCompany();
  const rows = useRows('customer');
  if (row) return customerForm.strip().parse(row);
  const number = nextNumber(
    rows.map((one) => one.number),
    'C-',
    1001,
  );
  const party = freshParty(company, number, i18n.locale);
  return { ...party, creditLimit: null, shipPolicy: 'partialKeep', discount: 0 };
}

function useSave(row: CustomerRow | undefined) {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  return (data: CustomerForm, show: (refusal: Refusal) => void): void => {
    const document = row?.id ?? model.newId();
    const version = row ? { version: row.version } : {};
    const refusal = propose({
      kind: 'customer',
      document,
      type: row ? 'update' : 'create',
      data,
      ...version,
    });
    if (refusal) show(refusal);
    else paths.go(`/apps/sales/customers/${document}`);
  };
}
