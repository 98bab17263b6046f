import type { Rule } from '#model/engine/chart.ts';
import { workOpen } from '#model/archiving/open-work.ts';
import { sendingRefusal } from '#model/areas/setup/carrier/carrier.rules.ts';
import { salespersonRefusal } from '#model/areas/setup/member/salesperson.rules.ts';
import { onField } from '#model/engine/on-field.ts';
import { follows } from '#model/areas/setup/party-category/party-terms.ts';
import type { CustomerForm, CustomerRow } from './customer.facts.ts';

type CustomerRule<D = never> = Rule<CustomerRow, D>;

/** [CU1] Customer numbers are unique in the company, case-insensitively. */
export const customerNumberIsFree: CustomerRule<CustomerForm> = ({ view, id }, data) => {
  const taken = data && view.by('customer', 'number', data.number.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('numberTaken', 'number', { number: data.number }) : null;
};

/** [CU2] A business customer in another EU country must have a VAT number. */
export const customerVatNumberIsGiven: CustomerRule<CustomerForm> = (_, data) =>
  data?.vatTreatment === 'euB2B' && data.vatNumber === '' && !follows(data, 'vatTreatment')
    ? onField('vatNumberMissing', 'vatNumber')
    : null;

/** [CRR5] The usual carrier is in use; one that somebody has already may stay. */
export const customerCarrierIsKnown: CustomerRule<CustomerForm> = ({ view, row }, data) =>
  data
    ? sendingRefusal(view, { carrier: data.carrier ?? undefined }, { carrier: row?.carrier ?? undefined })
    : null;

/** [CU5] Whoever answers for their orders is a member. */
export const customerSalespersonIsKnown: CustomerRule<CustomerForm> = (context, data) =>
  data ? salespersonRefusal(context, data) : null;

/** [CU4] A customer with open orders or returns cannot be archived. */
export const customerHasNoOrders: CustomerRule = ({ view, id }) => {
  const orders = view.by('salesOrder', 'open', id).length;
  return orders > 0
    ? { code: 'ordersOpen', params: { orders } }
    : workOpen('customerReturn', view.by('customerReturn', 'openCustomer', id));
};
