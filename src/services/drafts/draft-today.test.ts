import { expect, test } from 'vitest';
import { pageToday } from '#model/earlier-names.ts';
import { categoryIdOf } from '#model/areas/setup/party-category/category-id.ts';
import { draftToday } from './draft-today.ts';

const retail = categoryIdOf('customer', 'Retail');

test('[PC8] an unsaved customer has the category that its text became, and keeps what somebody typed', () => {
  const draft = (value: object, base: object | null) => {
    const { value: now, base: before } = draftToday({ form: 'customer.1', value, base });
    return [now, before];
  };
  const typed = { name: 'Ada', category: 'Retail' };
  expect(draft(typed, { name: 'Bo', category: 'Retail' })).toEqual([
    { name: 'Ada', category: retail },
    { name: 'Bo', category: retail },
  ]);
  expect(draft(typed, { category: 'Trade' })).toEqual([
    typed,
    { category: categoryIdOf('customer', 'Trade') },
  ]);
  expect(draft(typed, null)).toEqual([typed, null]);
  expect(draft({ category: '' }, { category: 'Retail' })).toEqual([{ category: null }, { category: retail }]);
  expect(draft({ name: 'Ada' }, null)).toEqual([{ name: 'Ada' }, null]);
  expect(draft({ category: retail }, { category: null })).toEqual([{ category: retail }, { category: null }]);
});

test('[PC8] a page of customers that a device kept names their categories by id', () => {
  const page = {
    t: 'customer',
    p: 0,
    k: ['id', 'category'],
    c: [
      ['a', 'b', 'c'],
      ['Retail', '', retail],
    ],
  };
  expect(pageToday(page).c).toEqual([
    ['a', 'b', 'c'],
    [retail, null, retail],
  ]);
  const other = { ...page, t: 'product' };
  expect(pageToday(other)).toEqual(other);
});
