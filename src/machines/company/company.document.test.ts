import { expect, test } from 'vitest';
import { companyWorld } from '../company.fixtures.ts';

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
