import type { ConnectorFlow, ConnectorSpec } from '../connector-spec.ts';

const into = (name: string, kind: string, more: readonly string[] = []): ConnectorFlow => ({
  name,
  direction: 'in',
  kinds: [kind],
  permissions: [`${kind}.view`, `${kind}.create`, `${kind}.edit`, ...more],
});
const outOf = (name: string, kind: string): ConnectorFlow => ({
  name,
  direction: 'out',
  kinds: [kind],
  permissions: [`${kind}.view`],
});

/** The accounts of a company at Fortnox, over its REST API. Stock is kept here, not there. */
export const fortnoxSpec: ConnectorSpec = {
  name: 'fortnox',
  category: 'accounting',
  settings: [
    { name: 'clientId', is: 'text', most: 100 },
    { name: 'clientSecret', is: 'secret' },
    { name: 'refreshToken', is: 'secret' },
    { name: 'priceList', step: 'mapping', is: 'text', most: 10, initial: 'A' },
    { name: 'leads', step: 'direction', is: 'choice', options: ['lagra', 'fortnox'], initial: 'lagra' },
    { name: 'document', step: 'direction', is: 'choice', options: ['invoice', 'order'], initial: 'invoice' },
  ],
  flows: [
    into('customers', 'customer'),
    into('suppliers', 'supplier'),
    into('articles', 'product', ['product.viewCost']),
    outOf('customersOut', 'customer'),
    outOf('suppliersOut', 'supplier'),
    outOf('articlesOut', 'product'),
    {
      name: 'invoices',
      direction: 'out',
      kinds: ['salesOrder', 'shipment'],
      permissions: ['salesOrder.view', 'shipment.view', 'customer.view', 'product.view'],
    },
  ],
  triedAgainst: 'documentation',
  every: 60,
};
