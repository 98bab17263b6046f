import { supplierForm, type SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { PartyFormPage } from '#views/areas/setup/party/party-form.tsx';
import { supplierFields, supplierTerms } from './supplier.fields.ts';
import { supplierWords } from './supplier.look.ts';

/** Creates a supplier, or edits the one in `row`. */
export function SupplierFormPage({ row }: { readonly row?: SupplierRow }) {
  return (
    <PartyFormPage
      kind="supplier"
      words={supplierWords}
      schema={supplierForm}
      fields={supplierFields}
      terms={supplierTerms}
      path="/apps/purchasing/suppliers"
      fresh={{ leadDays: 7 }}
      first={['S-', 2001]}
      row={row}
    />
  );
}
