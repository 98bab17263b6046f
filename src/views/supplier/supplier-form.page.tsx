import { useLingui } from '@lingui/react/macro';
import { supplierForm, type SupplierForm, type SupplierRow } from '#model/supplier/supplier.facts.ts';
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
import { SupplierTerms } from './supplier-terms.tsx';
import { supplierWords } from './supplier.messages.ts';

/** Creates a supplier, or with `row` changes one. */
export function SupplierFormPage({ row }: { readonly row?: SupplierRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const rows = useRows('supplier');
  const form = useForm<SupplierForm>(supplierForm, useInitial(row), { kind: 'supplier', row });
  const save = useSaveForm(form, { kind: 'supplier', row }, (id) => `/apps/purchasing/suppliers/${id}`);
  const back = row ? `/apps/purchasing/suppliers/${row.id}` : '/apps/purchasing/suppliers';
  return (
    <FormPage
      title={row ? t`Edit ${row.name}` : t`New supplier`}
      back={{ label: i18n._(supplierWords.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : 'supplier'}
      onSave={save}
      onCancel={() => paths.go(back)}
    >
      <PartyFields form={form} categories={[...new Set(rows.map((one) => one.category).filter(Boolean))]} />
      <SupplierTerms form={form} />
      <PartyAddress form={form} />
      <DeliveryFields form={form} />
      <ContactFields form={form} />
      <PartyNotes form={form} />
    </FormPage>
  );
}

function useInitial(row: SupplierRow | undefined): SupplierForm {
  const { i18n } = useLingui();
  const company = useCompany();
  const rows = useRows('supplier');
  if (row) return supplierForm.strip().parse(row);
  const number = nextNumber(
    rows.map((one) => one.number),
    'S-',
    2001,
  );
  const party = freshParty(company, number, i18n.locale);
  return { ...party, leadDays: 7, minimumOrder: 0, overReceipt: null };
}
