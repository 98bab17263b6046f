import { expect, test } from 'vitest';
import { defaultLabels } from '#model/values/label-formats.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

test('[CY1] keeps its currency, and takes every other change', () => {
  const world = companyWorld();
  const company = world.row('company', 'company');
  if (!company) throw new Error('the company is not founded');
  const { name, organisationNumber, vatNumber, address, timeZone } = company;
  const form = { name, organisationNumber, vatNumber, address, timeZone };
  expect(world.do('company', 'company', 'update', { ...form, currency: 'EUR' })).toEqual({
    accepted: false,
    refusal: { code: 'currencyIsFixed', fields: { currency: 'currencyIsFixed' } },
  });
  world.must('company', 'company', 'update', { ...form, name: 'Nordlager Norr AB', currency: 'SEK' });
  expect(world.row('company', 'company')).toMatchObject({ name: 'Nordlager Norr AB', currency: 'SEK' });
});

test('[CY4] pallets are numbered one after the other, whatever the prefix, while it has numbers', () => {
  const world = companyWorld();
  const give = (type: string, data: object) => world.do('company', 'company', type, data);
  const number = (count: number) => give('numberPallets', { id: world.id(), count });
  expect(number(1)).toMatchObject({ refusal: { code: 'gs1PrefixMissing' } });
  give('setLabels', { ...defaultLabels, gs1Prefix: '7350012' });
  number(3);
  give('setLabels', { ...defaultLabels, gs1Prefix: '735001234567' });
  number(2);
  expect(world.row('company', 'company')).toMatchObject({
    nextPallet: 5,
    pallets: [
      { gs1Prefix: '735001234567', first: 3, count: 2 },
      { gs1Prefix: '7350012', first: 0, count: 3 },
    ],
  });
  for (let at = 0; at < 25; at++) number(100);
  expect(world.row('company', 'company')?.pallets).toHaveLength(20);
  expect(number(101).accepted).toBe(false);
});
