import { describe, expect, it } from 'vitest';
import { undoneForm } from './undone-form.ts';

const before = {
  name: { en: 'Bolt', sv: '' },
  price: 10,
  suppliers: [{ supplier: 'a', price: 1 }],
  tags: [],
};
const after = { name: { en: 'BOLT', sv: '' }, price: 12, suppliers: [{ supplier: 'a', price: 2 }], tags: [] };

describe('a form that an import is taken back from', () => {
  it('[DI53] is what it was where nobody has touched it', () => {
    expect(undoneForm(before, after, after)).toEqual({ form: before, kept: [] });
  });

  it('[DI53] keeps what others have changed since, and that alone', () => {
    const now = { ...after, name: { en: 'Bolt M8', sv: 'Bult' }, tags: ['new'] };
    expect(undoneForm(before, after, now)).toEqual({
      form: { ...before, name: { en: 'Bolt M8', sv: 'Bult' }, tags: ['new'] },
      kept: ['name.en'],
    });
  });

  it('[DI53] has nothing kept where something else has put it back already', () => {
    const now = { ...after, name: before.name };
    expect(undoneForm(before, after, now)).toEqual({ form: before, kept: [] });
  });

  it('[DI53] keeps a list that has grown since', () => {
    const suppliers = [...after.suppliers, { supplier: 'b', price: 3 }];
    expect(undoneForm(before, after, { ...after, suppliers })).toEqual({
      form: { ...before, suppliers },
      kept: ['suppliers'],
    });
  });

  it('[DI53] loses again what it did not have', () => {
    expect(undoneForm({ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 })).toEqual({ form: { a: 1 }, kept: [] });
  });
});
