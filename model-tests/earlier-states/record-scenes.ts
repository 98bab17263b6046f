import { binFixture } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { supplierCategoryFixture } from '#model/areas/purchasing/supplier-category/supplier-category.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { playConnections } from './connection-scenes.ts';
import { playPairings } from './pairing-scenes.ts';
import { playResources } from './resource-scenes.ts';
import { playWebhooks } from './webhook-scenes.ts';
import { playWorkflows } from './workflow-scenes.ts';
import type { TradingCompany } from './trading-company.ts';

const reason = { reason: 'quality' };

/** Everything that can happen to the records of a company, and to its people. */
export async function playRecords(company: TradingCompany): Promise<void> {
  await playParties(company);
  await playPartyCategories(company);
  await playGoods(company);
  await playTypes(company);
  await playPlaces(company);
  await playPeople(company);
  await playCompany(company);
  await playReasons(company);
  await playResources(company);
  await playWebhooks(company);
  await playWorkflows(company);
  await playConnections(company);
  await playPairings(company);
}

async function playParties(company: TradingCompany): Promise<void> {
  const forms = { customer: customerFixture, supplier: supplierFixture };
  for (const kind of ['customer', 'supplier'] as const) {
    const numbers = { organisationNumber: '', vatNumber: '' };
    const form = { ...forms[kind]({ number: 'X-1' }), ...numbers };
    const [one, other] = [
      await company.create(kind, form),
      await company.create(kind, { ...form, number: 'X-2' }),
    ];
    await company.give(kind, one, 'update', { ...form, name: 'Of another name AB', notes: 'Renamed.' });
    for (const id of [one, other]) await company.give(kind, id, 'block', { reason: 'credit' });
    await company.give(kind, one, 'unblock');
    await company.give(kind, other, 'archive');
  }
}

/** A tree of each kind, with what is merged into another and what a text made. */
async function playPartyCategories(company: TradingCompany): Promise<void> {
  const forms = {
    customer: { party: customerFixture, category: customerCategoryFixture },
    supplier: { party: supplierFixture, category: supplierCategoryFixture },
  };
  for (const party of ['customer', 'supplier'] as const) {
    const kind = `${party}Category`;
    const named = (name: string, parent: string | null = null) => forms[party].category({ name, parent });
    const [into, from] = [
      await company.create(kind, named('Kept')),
      await company.create(kind, named('Merged')),
    ];
    const below = await company.create(kind, named('Below', from));
    const numbers = { organisationNumber: '', vatNumber: '' };
    const inCategory = (number: string, category: string) => ({
      ...forms[party].party({ number, category }),
      ...numbers,
    });
    await company.create(party, inCategory('IN-1', from));
    await company.create(party, inCategory('IN-2', 'Typed'));
    await company.give(kind, into, 'update', named('Kept on'));
    await company.give(kind, from, 'merge', { into });
    for (const type of ['archive', 'restore']) await company.give(kind, below, type);
  }
}

async function playGoods(company: TradingCompany): Promise<void> {
  const form = categoryFixture({ name: { en: 'Odds and ends', sv: 'Diverse' } });
  const category = await company.create('category', form);
  const gone = await company.create('category', { ...form, parent: category });
  await company.give('category', category, 'update', {
    ...form,
    defaults: { vatClass: null, overReceipt: 300 },
  });
  await company.give('category', gone, 'archive');
  const goods = (sku: string) => productFixture({ sku, category });
  const draft = await company.create('product', goods('KEPT-DRAFT'));
  await company.give('product', draft, 'update', { ...goods('KEPT-DRAFT'), weight: 250 });
  const blocked = await company.create('product', goods('KEPT-BLOCKED'));
  const phased = await company.create('product', goods('KEPT-PHASED'));
  const archived = await company.create('product', goods('KEPT-ARCHIVED'));
  for (const id of [blocked, phased, archived]) await company.give('product', id, 'activate');
  await company.give('product', phased, 'block', reason);
  await company.give('product', phased, 'unblock');
  for (const id of [phased, archived]) await company.give('product', id, 'phaseOut');
  await company.give('product', blocked, 'block', reason);
  await company.give('product', archived, 'archive');
}

async function playTypes(company: TradingCompany): Promise<void> {
  const [length, material] = [
    attributeFixture('length', { kind: 'number', unit: 'mm', searchable: true }),
    choiceFixture('material', ['steel', 'brass'], { searchable: true }),
  ];
  const form = productTypeFixture({ name: { en: 'Kept types', sv: '' }, attributes: [length, material] });
  const type = await company.create('productType', form);
  const below = productTypeFixture({ name: { en: 'Brass', sv: '' }, parent: type });
  const narrowed = [{ key: 'material', choices: ['brass'] }];
  const gone = await company.create('productType', { ...below, narrowed });
  await company.give('productType', gone, 'archive');
  await company.give('productType', gone, 'restore');
  await company.give('productType', gone, 'archive');
  const said = { type, attributes: { length: 40_500, material: 'steel' } };
  await company.create('product', productFixture({ sku: 'KEPT-TYPED', ...said }));
  // A key that is gone from the type, and stays with the product.
  await company.give('productType', type, 'update', { ...form, attributes: [length], shelfLife: 30 });
}

async function playPlaces(company: TradingCompany): Promise<void> {
  const { address } = company.seeded.company.form;
  const site = (code: string) => ({ code, name: `Site ${code}`, address });
  const opened = (code: string) => ({
    ...site(code),
    receiving: freshId(),
    staging: freshId(),
    quarantine: freshId(),
  });
  const [other, gone] = [
    await company.create('warehouse', opened('OTH')),
    await company.create('warehouse', opened('GONE')),
  ];
  await company.give('warehouse', other, 'update', { ...site('OTH'), name: 'The other site' });
  await company.give('warehouse', other, 'block', reason);
  await company.give('warehouse', other, 'unblock');
  await company.give('warehouse', gone, 'archive');
  const bin = binFixture(other, 'O-01', 1);
  const place = await company.create('location', bin);
  const spare = await company.create('location', binFixture(other, 'O-02', 2));
  await company.give('location', place, 'update', { ...bin, name: 'By the door' });
  await company.give('location', place, 'block', reason);
  await company.give('location', spare, 'archive');
}

async function playPeople(company: TradingCompany): Promise<void> {
  const permissions = ['product.view', 'salesOrder.view'];
  const role = await company.create('role', { name: 'Reader', permissions });
  const gone = await company.create('role', { name: 'Nobody', permissions });
  await company.give('role', role, 'update', { name: 'Reader', permissions: [...permissions, 'pick.view'] });
  await company.give('role', gone, 'archive');
  const added = async (name: string): Promise<string> => {
    const id = freshId();
    const form = { name, email: `${name}@example.com`, user: freshId(), role, founder: false };
    await company.giveInternally('member', id, 'add', form);
    return id;
  };
  const [one, two] = [await added('Kim'), await added('Lee')];
  for (const type of ['appointFounder', 'dismissFounder', 'suspend', 'resume'])
    await company.give('member', one, type);
  await company.giveInternally('member', one, 'update', { name: 'Kim Ek', email: 'kim@example.com' });
  await company.give('member', one, 'changeRole', { role });
  await company.give('member', two, 'remove');
  await playInvitations(company, role);
}

async function playInvitations(company: TradingCompany, role: string): Promise<void> {
  const invited = async (name: string, daysAgo = 0): Promise<string> => {
    const id = freshId();
    const form = { email: `${name}@example.com`, role, language: 'sv' };
    await company.giveInternally('member', id, 'invite', form, daysAgo);
    return id;
  };
  const person = { name: 'Ann', email: 'ann@example.com', user: freshId() };
  await company.giveInternally('member', await invited('dan', 40), 'resend', {}, 39);
  await company.giveInternally('member', await invited('eva', 30), 'expire');
  await company.giveInternally('member', await invited('ann'), 'accept', person);
  await company.giveInternally('member', await invited('bo'), 'decline');
  await company.give('member', await invited('cia'), 'revoke');
}

async function playReasons(company: TradingCompany): Promise<void> {
  const form = reasonFixture({ action: 'reopen', code: 'keptReason' });
  const reason = await company.create('reason', form);
  await company.give('reason', reason, 'update', { ...form, name: { en: 'Kept', sv: 'Behållen' } });
  await company.give('reason', reason, 'archive');
  await company.give('reason', reason, 'restore');
}

async function playCompany(company: TradingCompany): Promise<void> {
  const { form } = company.seeded.company;
  await company.give('company', COMPANY, 'update', { ...form, name: `${form.name} (kept)` });
  const policies = { overReceipt: 500, closedUntil: '2020-12-31', dwellLimits: { 'pick.claimed': 12 } };
  await company.give('company', COMPANY, 'changePolicies', policies);
  const reopened = { closedUntil: '2020-11-30', reason: 'cameLate' };
  await company.give('company', COMPANY, 'reopenPeriod', reopened);
  await company.give('company', COMPANY, 'setPaperTexts', { texts: {} });
  const series = { series: 'ADJ', prefix: 'KEPT', digits: 4, year: true, next: 900 };
  await company.give('company', COMPANY, 'setSeries', series);
  const sender = { name: 'Kept', replyTo: 'kept@example.com' };
  await company.give('company', COMPANY, 'setMailSender', sender);
  for (const type of ['requireSecondFactor', 'waiveSecondFactor'])
    await company.giveInternally('company', COMPANY, type);
}
