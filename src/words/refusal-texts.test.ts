import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { valueTexts } from './document.words.ts';
import { fieldTexts, refusalTexts, speakers } from './refusal-texts.ts';
import { PLACE, written, type Names } from './text.ts';

/** Charts of the app, in folders without a document type, have their own texts. */
const isOfDocuments = (file: string): boolean =>
  !file.startsWith('src/machines/') || globSync(join(dirname(file), '*.document.ts')).length > 0;

const sources = globSync('src/{model,machines}/**/*.ts')
  .filter((file) => !/\.(test|fixtures)\.ts$/.test(file) && isOfDocuments(file))
  .map((file) => readFileSync(file, 'utf8'));

const found = (...patterns: readonly RegExp[]): readonly string[] => [
  ...new Set(
    sources.flatMap((source) =>
      patterns.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, ...codes]) => codes)),
    ),
  ),
];

/** Refusals are written as `{ code: '…' }`, or through a helper whose first argument is the code. */
const refused = found(
  /\bcode: '([a-z][A-Za-z]+)'/g,
  /\bcode: [^,\n]*\? '([a-z][A-Za-z]+)' : '([a-z][A-Za-z]+)'/g,
  /\b(?:onField|refuse)\('([a-z][A-Za-z]+)'/g,
);
/** Other single words found by the patterns: names of fields, how a code is drawn, and why a bulk change leaves a price. */
const NO_CODES = new Set(
  'product orderedIn letters archived discount ended same toAllocate currency rate pricesIncludeVat theirReference terms'.split(
    ' ',
  ),
);
/** A code may reach its field through a function that returns the code alone. */
const carried = found(
  /\bonField\('([a-z][A-Za-z]+)'/g,
  /\bfields: \{[^}]*'([a-z][A-Za-z]+)' ?\}/g,
  /\bat\('\w+', '([a-z][A-Za-z]+)'\)/g,
  /\breturn '([a-z][A-Za-z]+)';/g,
  /\? null : '([a-z][A-Za-z]+)';/g,
  /\? '([a-z][A-Za-z]+)' : null;/g,
).filter((code) => !NO_CODES.has(code));

/** The parameters of a text with their units; the names of counted things differ by language. */
const placesIn = (text: string): string =>
  [...text.matchAll(PLACE)]
    .map(([, name, unit]) => `${name}:${unit?.includes('|') ? 'counted' : unit}`)
    .toSorted()
    .join();

test('[WD1] every code of a refusal has a text', () => {
  expect(refused.length).toBeGreaterThan(100);
  const mute = [...refused, ...carried].filter((code) => !Object.hasOwn(refusalTexts, code));
  expect(mute, 'add these codes to `refusals` in src/words/<slug>.words.ts').toEqual([]);
});

test('[WD1] every code that a field carries has a text without parameters', () => {
  expect(carried.length).toBeGreaterThan(40);
  const broken = carried.filter((code) => placesIn(fieldTexts[code]?.en ?? '{none}') !== '');
  const todo =
    'a field has no parameters: say these codes without them in `fields` of src/words/<slug>.words.ts';
  expect(broken, todo).toEqual([]);
});

test('[WD1] no code has two texts', () => {
  const codes = speakers.flatMap(({ refusals = {} }) => Object.keys(refusals));
  const todo =
    'all kinds share their codes: use the text that src/words has, or give the new code another name';
  expect(codes, todo).toEqual([...new Set(codes)]);
  const both = Object.keys(valueTexts).filter((code) => Object.hasOwn(refusalTexts, code));
  expect(both, todo).toEqual([]);
});

test('[WD2] every text has the same parameters in both languages', () => {
  const all = [...Object.entries(refusalTexts), ...Object.entries(fieldTexts)];
  const uneven = all.filter(([, { en, sv }]) => !en || !sv || placesIn(en) !== placesIn(sv));
  expect(uneven).toEqual([]);
});

describe('[WD3] a text', () => {
  const names: Names = { person: (id) => `person ${id}`, permission: (name) => name.toUpperCase() };
  const text = (words: string) => ({ en: words, sv: words });
  const plain = (said: string): string => said.replaceAll('\u00a0', ' ');

  it.each([
    ['{free:quantity} of {sku}', { free: 2500, sku: 'BOLT' }, '2.5 of BOLT', '2,5 of BOLT'],
    ['{wanted:quantity}', { wanted: 12_000_000 }, '12,000', '12 000'],
    ['{limit:money}', { limit: 123_450 }, '1,234.50', '1 234,50'],
    ['{lines}', { lines: 3 }, '3', '3'],
    ['{by:person}: {what:permission}', { by: 'u1', what: 'role.manage' }, 'person u1: ROLE.MANAGE', null],
    ['{most:bin|bins}', { most: 1 }, '1 bin', '1 bin'],
    ['{most:bin|bins}', { most: 1200 }, '1,200 bins', '1 200 bins'],
    ['{most:bin|bins}', { most: 0 }, '0 bins', '0 bins'],
    ['{sku}', {}, '–', '–'],
  ])('%s with %o', (words, params, english, swedish) => {
    expect(plain(written(text(words), params, 'en', names))).toBe(english);
    expect(plain(written(text(words), params, 'sv', names))).toBe(swedish ?? english);
  });
});

test('[WD4] Swedish has one name for a product and one for a warehouse', () => {
  const other = /produkt|lagerställ/i;
  const named = JSON.stringify(speakers).match(/"sv":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((text) => other.test(text))).toEqual([]);
});
