import { expect, test } from 'vitest';
import type { CompanyRow } from '#model/company/company.facts.ts';
import type { CustomerForm } from '#model/customer/customer.facts.ts';
import { incoterms } from '#model/delivery-term/incoterms.ts';
import { builtInTerms } from '#model/payment-term/built-in-payment-terms.ts';
import { paymentTermFixture } from '#model/payment-term/payment-term.fixtures.ts';
import type { PaymentTermRow } from '#model/payment-term/payment-term.facts.ts';
import { Cells } from './cells.ts';
import { customerReader } from './document-lines.ts';
import { termsReader } from './party-terms.ts';
import { columnsOf } from './table-columns.ts';

const row = { version: 1, createdAt: '', changedAt: '', builtIn: true };
const terms: readonly PaymentTermRow[] = [
  ...builtInTerms.map((term) => ({ ...row, ...term, state: 'active' })),
  { ...row, ...paymentTermFixture(), id: 'own', state: 'active', isDefault: false },
  { ...row, ...paymentTermFixture({ code: 'OLD' }), id: 'gone', state: 'archived', isDefault: false },
];
const delivery = incoterms.map((term) => ({ ...row, ...term, state: 'active' }));
const company = { address: { country: 'SE' }, currency: 'SEK' } as CompanyRow; // what a party needs of it

function read(columns: string, values: string) {
  const cells = new Cells(
    { number: 2, cells: ['C-1', 'Bygg AB', ...values.split(',')] },
    columnsOf('customers', ['number', 'name', ...columns.split(',')]),
  );
  const { form } = customerReader(termsReader(terms, delivery))(cells, company);
  const { terms: paid, deliveryTerm, deliveryPlace } = form as CustomerForm; // of customers
  return { terms: paid, deliveryTerm, deliveryPlace, rejected: cells.rejection?.reason ?? null };
}

const idOf = (code: string) => builtInTerms.find((term) => term.code === code)?.id;

test.each([
  ['payment_term', 'eom30', idOf('EOM30')],
  ['payment_term', '2-10-25', 'own'],
  ['terms', '45', 45],
  ['terms', '0', 0],
  ['terms', '', idOf('NET30')],
  ['payment_term,terms', ',', idOf('NET30')],
])('[IM15] %s "%s" names payment terms', (columns, values, expected) => {
  expect(read(columns, values)).toEqual({ terms: expected, rejected: null });
});

test.each([
  ['payment_term', 'nonsense', 'payment_term unknown'],
  ['payment_term', 'OLD', 'payment_term unknown'],
  ['payment_term,terms', 'EOM30,30', 'payment_term twice'],
  ['terms', 'soon', 'terms unreadable'],
  ['delivery_term', 'XYZ', 'delivery_term unknown'],
])('[IM15] %s "%s" is rejected', (columns, values, reason) => {
  expect(read(columns, values).rejected).toBe(reason);
});

test('[IM15] a line names its delivery terms by code, and their place', () => {
  const dap = incoterms.find(({ code }) => code === 'DAP')?.id;
  expect(read('delivery_term,delivery_place', 'dap,Lund')).toMatchObject({
    deliveryTerm: dap,
    deliveryPlace: 'Lund',
    rejected: null,
  });
  expect(read('delivery_term,delivery_place', ',')).toMatchObject({
    deliveryTerm: undefined,
    rejected: null,
  });
});
