import { useLingui } from '@lingui/react/macro';
import { customerForm, type CustomerForm, type CustomerRow } from '#model/customer/customer.facts.ts';
import { FormPage } from '../document/form-page.tsx';
import { useRows } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useForm } from '../document/use-form.ts';
import { useSaveForm } from '../document/use-save-form.ts';
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
  const form = useForm<CustomerForm>(customerForm, useInitial(row), { kind: 'customer', row });
  const save = useSaveForm(form, { kind: 'customer', row }, (id) => `/apps/sales/customers/${id}`);
  const back = row ? `/apps/sales/customers/${row.id}` : '/apps/sales/customers';
  return (
    <FormPage
      title={row ? t`Edit ${row.name}` : t`New customer`}
      back={{ label: i18n._(customerWords.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : 'customer'}
      onSave={save}
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
