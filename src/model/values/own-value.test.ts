import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it('[BAD1] what every object inherits is nothing of its own', () => {
  const record = { name: 'Bolt' };
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(ownValue<unknown>(record, key), key).toBeUndefined();
  expect(ownValue(record, 'name')).toBe('Bolt');
  expect(ownValue({ constructor: 'own' }, 'constructor')).toBe('own');
});
