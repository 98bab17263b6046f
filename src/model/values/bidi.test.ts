import { expect, test } from 'vitest';
import * as v from './schemas.ts';

test('[NM1] a name keeps its letters in any script, and no sign that turns the direction of what follows', () => {
  expect(v.name.parse(' Nord\u202Erega\u202Cl AB\u2069 ')).toBe('Nordregal AB');
  expect(v.name.parse('\u200Fשלום\u200F')).toBe('שלום');
  expect(v.localized.parse({ en: 'Bolt\u2066', sv: 'Bult' })).toEqual({ en: 'Bolt', sv: 'Bult' });
  expect(v.name.safeParse('\u202E\u2069').success).toBe(false);
});
