import type { Desk, ConnectorCommand } from '#model/areas/integrations/connector/connector.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import type { Currency } from '#model/values/money.ts';
import type { ShopOrder } from './shop-order.ts';

/** Whose an order is, and the command that makes them known where they are new. */
export interface OrderCustomer {
  readonly id: string;
  readonly commands: readonly ConnectorCommand[];
}

const LONGEST_CODE = 64;

/**
 * [WSH4] The customer that all orders of the shop are sold to, if the settings name one; else the person who ordered, by their id in
 * the shop, or by their address for mail: made known with the first order, and left as they are afterwards. A customer is known
 * once in each currency.
 */
export function customerOf(order: ShopOrder, currency: Currency, desk: Desk): OrderCustomer {
  const { customer } = desk.settings;
  if (typeof customer === 'string' && customer !== '') return { id: customer, commands: [] };
  const there = order.customer || order.email.toLowerCase() || order.number;
  const id = desk.idOf(`customer/${there}/${currency}`);
  if (desk.view.get('customer', id)) return { id, commands: [] };
  const data = customerForm(order, there, currency, desk);
  return { id, commands: [{ kind: 'customer', document: id, type: 'create', data }] };
}

function customerForm(order: ShopOrder, there: string, currency: Currency, desk: Desk): CustomerForm {
  const { company, settings } = desk;
  const prefix = typeof settings['customerPrefix'] === 'string' ? settings['customerPrefix'] : '';
  const suffix = currency === company.currency ? '' : `-${currency}`;
  const name = order.customerName || order.email || order.number;
  const { country } = order.billing;
  return {
    number: `${prefix}${there}${suffix}`.slice(0, LONGEST_CODE),
    name,
    organisationNumber: '',
    vatNumber: order.vatNumber,
    category: null,
    addresses: { billing: order.billing, delivery: [] },
    contacts:
      order.email === '' && order.phone === ''
        ? []
        : [{ name, role: '', email: order.email, phone: order.phone }],
    language: country === 'SE' ? 'sv' : 'en',
    currency,
    terms: 0, // paid in the shop
    vatTreatment: 'derived',
    notes: '',
    creditLimit: null,
    shipPolicy: company.policies.shipPolicy ?? 'partialKeep',
    discount: 0,
  };
}
