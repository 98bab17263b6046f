import type { Rule } from '#model/engine/chart.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { usualSetting } from '#model/vat/vat-setting.ts';
import { workOpen } from '#model/archiving/open-work.ts';
import { sendingRefusal } from '#model/areas/setup/carrier/carrier.rules.ts';
import { salespersonRefusal } from '#model/areas/setup/member/salesperson.rules.ts';
import { onField } from '#model/engine/on-field.ts';
import { OVERRIDE_VAT } from '#model/areas/setup/party-category/party-category.rules.ts';
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

/**
 * [CU6] Whoever has VAT charged in another way than follows from the billing address has the permission, and says why.
 * What is there already stays until it is changed.
 */
export const customerVatIsFounded: CustomerRule<CustomerForm> = ({ view, row, env }, data) => {
  if (!data || follows(data, 'vatTreatment') || data.vatTreatment === 'derived') return null;
  const reason = data.vatReason ?? '';
  const isKept =
    row &&
    row.vatTreatment === data.vatTreatment &&
    !follows(row, 'vatTreatment') &&
    reason === (row.vatReason ?? '');
  const home = view.get('company', COMPANY)?.address;
  if (
    isKept ||
    (home &&
      usualSetting(home, { ...data.addresses.billing, vatNumber: data.vatNumber }) === data.vatTreatment)
  )
    return null;
  if (!env.internal && !env.may(OVERRIDE_VAT))
    return onField('vatOverrideNotPermitted', 'vatTreatment', { permission: OVERRIDE_VAT });
  return reason === '' ? onField('vatReasonMissing', 'vatReason') : null;
};

/** [CU7] VIES was asked no later than today. */
export const customerVatAnswerIsPast: CustomerRule<CustomerForm> = ({ env }, data) =>
  data?.vatNumberAnswer && data.vatNumberAnswer.askedOn > env.today
    ? onField('vatAnswerInFuture', 'vatNumberAnswer.askedOn')
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
