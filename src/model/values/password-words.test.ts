import { describe, expect, it } from 'vitest';
import { ownWordIn } from './password-words.ts';

const owner = {
  email: 'kim.bergstrom@storks.example',
  name: 'Kim Alm',
  companies: ['Alm & Co AB', 'Björk Ltd'],
};

describe('a password with words of its owner', () => {
  it.each([
    ['my name is Kim today', 'nameInPassword'],
    ['kimalm-kimalm-99', 'nameInPassword'],
    ['K1m-is-my-n4me-x', 'nameInPassword'],
    ['a-bjork-in-the-wood', 'companyInPassword'],
    ['en BJÖRK i skogen', 'companyInPassword'],
    ['bj0rk and some more', 'companyInPassword'],
    ['Alm & Co AB 2026 !', 'nameInPassword'],
    ['almco is where i am', 'companyInPassword'],
    ['bergstrom rules 12', 'emailInPassword'],
    ['fourteen storks fly', 'emailInPassword'],
  ])('[ID17] %s is refused: %s', (password, why) => {
    expect(ownWordIn(password, { ...owner, companies: [...owner.companies, 'Almco'] })).toBe(why);
  });

  it.each([
    'three tired herons',
    'palms and limits only', // three letters within another word
    'ltd is not a word of anybody',
    'an example of something',
    'correct horse battery staple',
  ])('[ID17] is not: %s', (password) => {
    expect(ownWordIn(password, owner)).toBeNull();
  });

  it('[ID17] is not found where nothing is known of its owner', () => {
    expect(ownWordIn('three tired herons', { email: '', name: '', companies: ['', ' & '] })).toBeNull();
  });
});
