import { expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;
const noStreet = { street: '', postcode: '', city: '', country: 'SE' };

/** A draft of ten bolts, its customer and company as they are wished for. */
function draftedWorld(company: object = {}, customer: object = {}) {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const { name, organisationNumber, vatNumber, address, timeZone, currency } =
    world.base.row('company', COMPANY) ?? {};
  const form = { name, organisationNumber, vatNumber, address, timeZone, currency };
  world.base.must('company', COMPANY, 'update', { ...form, ...company });
  const number = world.base.row('customer', world.customer)?.number ?? '';
  world.base.must('customer', world.customer, 'update', customerFixture({ number, ...customer }));
  return { world, draft: world.drafted([order]) };
}

test('[BIL25] what the law asks for and is missing keeps it a draft, each with its field, and a way to mend the first', () => {
  const { world, draft } = draftedWorld({ vatNumber: '' });
  world.act('invoice', draft, 'update', world.invoiceForm(draft, { address: noStreet }));
  expect(world.refused('invoice', draft, 'issue')).toEqual({
    code: 'sellerVatNumberMissing',
    fields: {
      'seller.vatNumber': 'sellerVatNumberMissing',
      'buyer.address': 'buyerAddressIncomplete',
    },
    fix: { kind: 'company', document: COMPANY, type: 'update' },
  });
});

test('[BIL25] an address is mended on the invoice', () => {
  const { world, draft } = draftedWorld();
  world.act('invoice', draft, 'update', world.invoiceForm(draft, { address: noStreet }));
  expect(world.refused('invoice', draft, 'issue')?.fix).toEqual({
    kind: 'invoice',
    document: draft,
    type: 'update',
  });
});

test('[BIL25] where the buyer takes e-invoices, what Peppol asks for is asked for, too', () => {
  const asked = (eInvoiceAddress: string) => {
    const { world, draft } = draftedWorld({}, { eInvoiceAddress });
    world.act('invoice', draft, 'update', world.invoiceForm(draft, { theirReference: '', theirOrder: '' }));
    return world.refused('invoice', draft, 'issue');
  };
  expect(asked('')).toBeNull();
  const refused = asked('0007:5567321707');
  expect(refused?.fields).toMatchObject({ buyerReference: 'buyerReferenceMissing' });
});
