import { expect, test } from 'vitest';
import { buyerEndpoint, sellerEndpoint } from './e-invoice-endpoint.ts';
import { invoiceFixture } from './invoice-content.fixtures.ts';

const { seller } = invoiceFixture();
const german = { organisationNumber: 'HRB 1', address: { ...seller.address, country: 'DE' } };

test('[INV11] a company’s e-invoices come from its own address, else from its organisation number', () => {
  expect(sellerEndpoint({ ...seller, eInvoiceAddress: '0088: 7300010000001' })).toEqual({
    scheme: '0088',
    id: '7300010000001',
  });
  expect(sellerEndpoint(seller)).toEqual({ scheme: '0007', id: '5560000001' });
  expect(sellerEndpoint(german)).toBeNull();
  expect(sellerEndpoint({ ...seller, organisationNumber: '' })).toBeNull();
});

test('[INV11] a customer takes e-invoices where it says, and nowhere without that', () => {
  expect(buyerEndpoint({ eInvoiceAddress: '0007:5560360793' })).toEqual({ scheme: '0007', id: '5560360793' });
  expect(buyerEndpoint({ eInvoiceAddress: '' })).toBeNull();
  expect(buyerEndpoint({})).toBeNull();
});
