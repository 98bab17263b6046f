import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from './typed-day.ts';

/** A Sunday, in a year of 53 weeks. */
const TODAY = '2026-11-29';

const both = (text: string, today = TODAY) => ['en', 'sv'].map((locale) => readDay(text, { locale, today }));

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026-12-5', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
  ['20261205', '2026-12-05'],
  ['5/12', '2026-12-05'],
  ['5.12', '2026-12-05'],
  ['5.12.', '2026-12-05'],
  ['05/12/2026', '2026-12-05'],
  ['5/12-27', '2027-12-05'],
  [' 5 dec ', '2026-12-05'],
  ['den 5 december 2027', '2027-12-05'],
  ['December 5th', '2026-12-05'],
  ['5 maj', '2027-05-05'],
  ['1 okt', '2026-10-01'],
  ['today', TODAY],
  ['I dag', TODAY],
  ['tomorrow', '2026-11-30'],
  ['i morgon', '2026-11-30'],
  ['imorgon', '2026-11-30'],
  ['i övermorgon', '2026-12-01'],
  ['igår', '2026-11-28'],
  ['+3', '2026-12-02'],
  ['−2', '2026-11-27'],
  ['+2 v', '2026-12-13'],
  ['in 3 days', '2026-12-02'],
  ['om 2 veckor', '2026-12-13'],
  ['fredag', '2026-12-04'],
  ['on Fri', '2026-12-04'],
  ['sön', '2026-12-06'],
  ['w 49', '2026-11-30'],
  ['W49', '2026-11-30'],
  ['v. 49', '2026-11-30'],
  ['vecka 1', '2027-01-04'],
  ['week 53', '2026-12-28'],
  ['v 53 2020', '2020-12-28'],
  ['2026-W49', '2026-11-30'],
  ['2026-W49-5', '2026-12-04'],
])('[I18N16] "%s" is %s in both languages', (text, day) => {
  expect(both(text)).toEqual([day, day]);
});

test.each([
  ['12-05', '2027-05-12', '2026-12-05'],
  ['05-12-26', '2026-12-05', '2005-12-26'],
  ['261205', '2005-12-26', '2026-12-05'],
])('[I18N16] "%s", which may be two days, is read as the language writes it', (text, english, swedish) => {
  expect(readDay(text, { locale: 'sv', today: TODAY })).toBe(swedish);
  expect(readDay(text, { locale: 'en', today: TODAY })).toBe(english);
});

test.each([
  ['28/12', '2027-01-10', '2026-12-28'],
  ['5/1', '2026-12-20', '2027-01-05'],
  ['+3', '2026-12-30', '2027-01-02'],
  ['v 53', '2027-01-02', '2026-12-28'],
  ['w 1', '2025-12-20', '2025-12-29'],
  ['w 53', '2028-06-01', '2026-12-28'],
  ['29/2', '2026-11-29', '2028-02-29'],
  ['31/12', '2027-06-30', '2026-12-31'],
  ['31/12', '2027-07-03', '2027-12-31'],
])('[I18N16] "%s" without a year is the nearest one from %s', (text, today, day) => {
  expect(both(text, today)).toEqual([day, day]);
});

test.each(['', '   '])('[I18N16] an empty text is no day, and nothing wrong', (text) => {
  expect(both(text)).toEqual([null, null]);
});

test.each([
  '30/2',
  '29/2/2027',
  '2026-02-29',
  '0/1',
  '2026-W54',
  'v 53 2027',
  'w 0',
  '32',
  'soon',
  '13/13',
  '0050-01-01',
  '+',
  'constructor',
])('[I18N16] "%s" is no day', (text) => {
  expect(both(text)).toEqual([undefined, undefined]);
});

test('[I18N16] the other way round is read where that alone is a day', () => {
  expect(both('12/25')).toEqual(['2026-12-25', '2026-12-25']);
  expect(both('25-12')).toEqual(['2026-12-25', '2026-12-25']);
});

test('[I18N16] a day is what it is written as, whatever today is', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, (day, now) => {
      const text = day.toISOString().slice(0, 10);
      expect(both(text, now.toISOString().slice(0, 10))).toEqual([text, text]);
    }),
  );
});
