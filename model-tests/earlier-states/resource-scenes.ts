import { apiClientFixture, keptFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { addMember, freshId } from '#server/testing/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { carrierFixture } from '#model/areas/setup/carrier/carrier.fixtures.ts';
import { deliveryTermFixture } from '#model/areas/setup/delivery-term/delivery-term.fixtures.ts';
import { sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { paymentTermFixture } from '#model/areas/setup/payment-term/payment-term.fixtures.ts';
import { DEFAULT } from '#model/areas/setup/payment-term/payment-term.kind.ts';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** Everything that can happen to rates, accounts, tags, units and label formats, terms and carriers. */
export async function playResources(company: TradingCompany): Promise<void> {
  await playTerms(company);
  await playImports(company);
  const vat = { country: 'US', vatClass: 'standard', rate: 800, from: '2098-01-01', to: null };
  const own = await company.create('vatRate', vat);
  await company.give('vatRate', own, 'update', { ...vat, rate: 900 });
  await company.give('vatRate', own, 'end', { to: '2098-12-31' });
  await company.give('vatRate', own, 'archive');
  const pounds = { currency: 'GBP', on: '2026-01-02', rate: 13_100_000 };
  const rate = await company.create('exchangeRate', pounds);
  await company.give('exchangeRate', rate, 'update', { ...pounds, rate: 13_200_000 });
  await company.give('exchangeRate', rate, 'archive');
  const losses = { number: '7990', name: { en: 'Losses of stock', sv: 'Lagerförluster' } };
  const account = await company.create('account', losses);
  await company.give('account', account, 'update', { ...losses, name: { en: 'Losses', sv: '' } });
  await company.give('account', account, 'archive');
  await company.give('account', account, 'restore');
  const kept = { name: 'Kept', tone: 'info', kinds: ['product', 'customer'] };
  const tag = await company.create('tag', kept);
  await company.give('tag', tag, 'update', { ...kept, tone: 'warning' });
  const goods = await company.create('product', productFixture({ sku: 'KEPT-TAGGED', tags: [tag] }));
  await company.give('tag', tag, 'archive');
  await company.give('product', goods, 'activate');
  await company.give('tag', tag, 'restore');
  const roll = { code: 'kept roll', name: { en: 'Roll', sv: 'Rulle' }, wholeOnly: true };
  const unit = await company.create('unit', roll);
  await company.give('unit', unit, 'update', { ...roll, wholeOnly: false });
  const format = await company.create('labelFormat', sheetFixture());
  await company.give('labelFormat', format, 'update', sheetFixture({ withName: false }));
  for (const type of ['archive', 'restore']) {
    await company.give('unit', unit, type);
    await company.give('labelFormat', format, type);
  }
  await playClients(company);
}

async function playClients(company: TradingCompany): Promise<void> {
  const { secret, ...form } = apiClientFixture({ name: 'Kept' });
  const client = await company.create('apiClient', { ...form, secret });
  await company.give('apiClient', client, 'update', { ...form, rate: 'low' });
  await company.give('apiClient', client, 'rotate', { secret: keptFixture('b') });
  for (const type of ['finish', 'suspend', 'resume']) await company.give('apiClient', client, type);
  const { user } = await addMember(company.server.platform.executor, company.id, 'Heir', permissions);
  await company.give('apiClient', client, 'takeOver', {}, user);
  await company.give('apiClient', client, 'revoke');
  const over = freshId();
  const expiresOn = dayFromNow(-2);
  const short = apiClientFixture({ name: 'Kept for a day', expiresOn, secret: keptFixture('c') });
  await company.giveInternally('apiClient', over, 'create', short, 4);
  await company.giveInternally('apiClient', over, 'expire', {}, 1);
}

const table = { sheet: null, heads: ['SKU', 'Name'], headLine: 1, lines: 3, skipped: 0 };
const mapping = {
  target: 'products',
  mode: 'createAndUpdate',
  key: 'sku',
  columns: [{ column: 0, field: 'sku' }],
  fixed: {},
};
const none = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };

/** Everything that can happen to an import, as its server tells it; another one was not run. */
async function playImports(company: TradingCompany): Promise<void> {
  const file = { name: 'kept.csv', size: 60, format: 'csv', sheets: [] };
  const begin = { file, table, mapping, recalled: false };
  const tell = (id: string, type: string, data: object): Promise<void> =>
    company.giveInternally('dataImport', id, type, data, 1);
  const give = (id: string, type: string): Promise<void> => company.give('dataImport', id, type);
  const [run, left] = [freshId(), freshId()];
  await tell(run, 'begin', begin);
  await tell(run, 'map', { table, mapping, recalled: true });
  await give(run, 'check');
  await tell(run, 'noteChecked', { counts: { ...none, create: 2, rejected: 1 } });
  await tell(run, 'recount', { counts: { ...none, create: 3 } });
  await give(run, 'run');
  await give(run, 'stop');
  await give(run, 'run');
  await tell(run, 'noteRun', { counts: { ...none, taken: 3 } });
  await give(run, 'undo');
  await tell(run, 'noteUndone', { counts: { ...none, taken: 1, undone: 2 } });
  await tell(left, 'begin', begin);
  await give(left, 'discard');
}

async function playTerms(company: TradingCompany): Promise<void> {
  const usual = (await company.view()).by('paymentTerm', 'default', DEFAULT)[0]?.id ?? '';
  const term = await company.create('paymentTerm', paymentTermFixture());
  const name = { en: 'Kept', sv: 'Behållet' };
  await company.give('paymentTerm', term, 'update', paymentTermFixture({ name }));
  for (const own of [term, usual]) await company.give('paymentTerm', own, 'makeDefault');
  const delivery = await company.create('deliveryTerm', deliveryTermFixture());
  await company.give('deliveryTerm', delivery, 'update', deliveryTermFixture({ name }));
  const carrier = await company.create('carrier', carrierFixture());
  await company.give('carrier', carrier, 'update', carrierFixture({ cutOff: '16:00' }));
  for (const type of ['archive', 'restore']) {
    await company.give('paymentTerm', term, type);
    await company.give('deliveryTerm', delivery, type);
    await company.give('carrier', carrier, type);
  }
}
