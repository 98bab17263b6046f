import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryIdOf, categoryToday, isCategoryId } from './category-id.ts';

test('[PC8] the category of a text is the same for ever, and an id as any other', () => {
  expect(categoryIdOf('customer', 'Retail')).toBe('14ac665f-dad4-8da2-a570-31aa4d053ee4');
  expect(categoryIdOf('supplier', 'Retail')).toBe('b890ae41-b74f-82ef-a1be-bb55b24c3465');
  expect(categoryIdOf('customer', ' Retail ')).toBe(categoryIdOf('customer', 'Retail'));
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = categoryIdOf('customer', text);
      expect([isCategoryId(id), z.uuid().safeParse(id).success]).toEqual([true, true]);
    }),
  );
});

test('[PC8] texts that differ, if only in case, are categories of their own', () => {
  const words = ['retail', 'Retail', 'RETAIL', 'Détail', 'Detail', 'retai', 'retaill', '1', '2', '12', '21'];
  expect(new Set(words.map((word) => categoryIdOf('customer', word))).size).toBe(words.length);
  const many = Array.from({ length: 20_000 }, (_, index) => categoryIdOf('customer', `Group ${index}`));
  expect(new Set(many).size).toBe(many.length);
});

test('[PC8] an id stays what it is, and no text is no category', () => {
  const id = categoryIdOf('customer', 'Retail');
  expect([id, null, '', '  ', 'Retail'].map((one) => categoryToday('customer', one))).toEqual([
    id,
    null,
    null,
    null,
    id,
  ]);
});
