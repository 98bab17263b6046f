import { customerForm, type CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { CustomerVatFields } from './customer-vat-fields.tsx';
import { PartyFormPage } from '#views/areas/setup/party/party-form.tsx';
import { customerFormFields, customerTerms } from './customer.fields.ts';
import { customerWords } from './customer.look.ts';
import { useSalespeople } from '#views/areas/setup/member/use-salespeople.ts';

/** How VAT is charged is worked out for each sale, unless somebody sets it. */
const fresh = { vatTreatment: 'derived', vatReason: '', vatNumberAnswer: null };
const identity = (form: Form<FollowingParty>) => <CustomerVatFields form={form} />;

/** Creates a customer, or edits the one in `row`. */
export function CustomerFormPage({ row }: { readonly row?: CustomerRow }) {
  const salesperson = useSalespeople(row?.salesperson ?? null);
  return (
    <PartyFormPage
      kind="customer"
      words={customerWords}
      schema={customerForm}
      fields={customerFormFields}
      terms={customerTerms}
      options={{ salesperson }}
      path="/apps/sales/customers"
      identity={identity}
      fresh={fresh}
      first={['C-', 1001]}
      row={row}
    />
  );
}
