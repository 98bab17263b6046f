import { customerForm, type CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { PartyFormPage } from '#views/areas/setup/party/party-form.tsx';
import { customerFields, customerTerms } from './customer.fields.ts';
import { customerWords } from './customer.look.ts';
import { useSalespeople } from '#views/areas/setup/member/use-salespeople.ts';

/** Creates a customer, or edits the one in `row`. */
export function CustomerFormPage({ row }: { readonly row?: CustomerRow }) {
  const salesperson = useSalespeople(row?.salesperson ?? null);
  return (
    <PartyFormPage
      kind="customer"
      words={customerWords}
      schema={customerForm}
      fields={customerFields}
      terms={customerTerms}
      options={{ salesperson }}
      path="/apps/sales/customers"
      fresh={{}}
      first={['C-', 1001]}
      row={row}
    />
  );
}
