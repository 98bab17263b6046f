import { describe, expect, it } from 'vitest';
import { matching, mentionedIn, partsOf, typedAt, withMention } from './mention-text.ts';

const anna = { user: 'u1', name: 'Anna Berg' };
const annaOnly = { user: 'u2', name: 'Anna' };
const olle = { user: 'u3', name: 'Olle Ångström' };
const people = [anna, annaOnly, olle];

describe('a mention', () => {
  it('[CM1] begins with an @ at the start of a word and goes on over two words', () => {
    expect(typedAt('Hi @', 4)).toEqual({ from: 3, query: '' });
    expect(typedAt('@an and more', 3)).toEqual({ from: 0, query: 'an' });
    expect(typedAt('Hi @Anna Be', 11)).toEqual({ from: 3, query: 'Anna Be' });
    expect(typedAt('Hi @Anna Berg now', 17)).toBeNull();
    expect(typedAt('me@example.com', 14)).toBeNull();
    expect(typedAt('Hi @\nthere', 10)).toBeNull();
  });

  it('[CM1] is written out in its place', () => {
    expect(withMention('Hi @an, see', 6, { from: 3, query: 'an' }, 'Anna Berg')).toEqual({
      text: 'Hi @Anna Berg , see',
      caret: 14,
    });
  });

  it('[CM1] is looked up by every word of a name', () => {
    expect(matching(people, 'an')).toEqual([anna, annaOnly]);
    expect(matching(people, 'ång')).toEqual([olle]);
    expect(matching(people, 'berg')).toEqual([anna]);
    expect(matching(people, 'x')).toEqual([]);
  });

  it('[CM2] is who is named in the text, the longest name first', () => {
    expect(mentionedIn('@Anna Berg and @Olle Ångström, not me@Anna Bergs or @Annabel', people)).toEqual([
      'u1',
      'u3',
    ]);
    expect(mentionedIn('@Anna, look', people)).toEqual(['u2']);
    expect(partsOf('Hi @Anna!', people)).toEqual([
      { text: 'Hi ', user: null },
      { text: '@Anna', user: 'u2' },
      { text: '!', user: null },
    ]);
  });
});
