import { expect, test } from 'vitest';
import { changedPlace } from './changed-place.ts';

const bolt = { name: 'Bolt', codes: [{ code: '1' }, { code: '2' }], note: null };

test.each([
  [{ ...bolt, name: 'Nut' }, 'name'],
  [{ ...bolt, codes: [{ code: '1' }, { code: '3' }] }, undefined],
  [{ ...bolt, codes: [bolt.codes[0], { code: '3' }] }, 'codes.1.code'],
  [{ ...bolt, codes: [...bolt.codes, { code: '3' }] }, undefined],
  [{ ...bolt, name: 'Nut', note: 'new' }, undefined],
  [{ ...bolt, note: 'new' }, 'note'],
  [{ ...bolt, note: { text: 'new' } }, undefined],
  [bolt, undefined],
])('[DP9] the place in which %j is another is %s', (after, place) => {
  expect(changedPlace(bolt, after)).toBe(place);
});
