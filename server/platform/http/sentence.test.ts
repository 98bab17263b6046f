import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { accountSentences } from './account-sentences.ts';
import { requestSentences } from './request-sentences.ts';
import { hasSentence, sentenceOf } from './sentence.ts';

/** Refusals are written as `{ code: '…' }`, passed to an error, or are a limit with its figure. */
const codePattern = /\b(?:code: |beyond\()'([a-z][A-Za-z]+)'|\bHttpError\(\d+, \{ code: '([a-z][A-Za-z]+)'/g;

function codesIn(pattern: string): string[] {
  const files = globSync(pattern).filter((file) => !/\.(test|fixtures)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const codes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(codePattern)].map((match) => match[1] ?? match[2] ?? ''),
  );
  return [...new Set(codes)];
}

describe('sentences', () => {
  it.each([
    'server/platform/**/*.ts',
    'server/documents/**/*.ts',
    'server/accounts/identity/**/*.ts',
    'server/accounts/billing/**/*.ts',
    'server/files/**/*.ts',
    'server/import/**/*.ts',
    'server/invoicing/**/*.ts',
    'server/untrusted/**/*.ts',
  ])('[SN1] every code of a refusal in %s has one, in both languages', (pattern) => {
    expect(codesIn(pattern).filter((code) => !hasSentence(code))).toEqual([]);
  });

  it('[SN1] of both languages name the same parameters', () => {
    const names = (text: string): string[] => [...text.matchAll(/\{[^}]+\}/g)].map(String).sort();
    const all = Object.entries({ ...requestSentences, ...accountSentences });
    expect(
      all.filter(([, { en, sv }]) => names(en).join() !== names(sv).join() || en === '' || sv === ''),
    ).toEqual([]);
  });

  it('[SN1] write quantities and money as people read them', () => {
    const refusal = { code: 'notFree', params: { sku: 'BOLT-M8', free: 2500, wanted: 12_000_000 } };
    expect(sentenceOf(refusal, 'en')).toBe('Only 2.5 of BOLT-M8 available; 12,000 needed.');
    expect(sentenceOf(refusal, 'sv').replaceAll('\u00a0', ' ')).toBe(
      'Bara 2,5 av BOLT-M8 är disponibelt; 12 000 behövs.',
    );
  });

  it('[SN1] name nobody by the id of an account', () => {
    expect(sentenceOf({ code: 'lastUnitTaken', params: { sku: 'B', holder: 'S-1', by: 'u1' } }, 'en')).toBe(
      'No more B available: reserved for S-1, by somebody else.',
    );
  });

  it('[SN1] are never made from what is inherited', () => {
    expect(sentenceOf({ code: 'constructor' }, 'en')).toBe('That cannot be done right now.');
  });
});

describe('the language', () => {
  it.each([
    [undefined, 'en'],
    ['sv', 'sv'],
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
    ['en;q=0.3, sv;q=0.7', 'sv'],
    ['de, fr', 'en'],
    ['sv;q=0, en', 'en'],
    ['*', 'en'],
    [';;,,q=', 'en'],
  ])('[SN1] of %s is %s', (accepted, language) => {
    expect(languageOf(accepted)).toBe(language);
  });
});
