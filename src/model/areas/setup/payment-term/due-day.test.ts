import { expect, test } from 'vitest';
import { builtInTerms } from './built-in-payment-terms.ts';
import { discountDay, dueDay, endOfMonth, prepaidOf } from './due-day.ts';
import { termOf, termsToday } from './term-of.ts';

const net = (days: number) => ({ days, endOfMonth: false });
const atEnd = (days: number) => ({ days, endOfMonth: true });

test.each([
  ['2026-01-31', net(0), '2026-01-31'],
  ['2026-01-31', net(1), '2026-02-01'],
  ['2026-01-31', net(30), '2026-03-02'],
  ['2028-01-31', net(30), '2028-03-01'],
  ['2028-01-30', net(30), '2028-02-29'],
  ['2026-12-15', net(30), '2027-01-14'],
  ['2026-02-28', net(365), '2027-02-28'],
  ['2028-02-28', net(365), '2029-02-27'],
  ['2026-01-31', atEnd(30), '2026-03-31'],
  ['2028-01-31', atEnd(30), '2028-03-31'],
  ['2028-01-30', atEnd(30), '2028-02-29'],
  ['2026-01-01', atEnd(30), '2026-01-31'],
  ['2026-01-02', atEnd(30), '2026-02-28'],
  ['2026-12-02', atEnd(30), '2027-01-31'],
  ['2026-12-31', atEnd(0), '2026-12-31'],
])('[PT8] what is of %s by %o is due on %s', (day, term, due) => {
  expect(dueDay(term, day)).toBe(due);
});

test('[PT8] a month ends on its last day, in leap years and in centuries too', () => {
  const days = ['2026-02-01', '2028-02-29', '2000-02-10', '2100-02-10', '2026-04-30', '2026-12-31'];
  expect(days.map(endOfMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2000-02-29',
    '2100-02-28',
    '2026-04-30',
    '2026-12-31',
  ]);
});

test('[PT8] the discount ends on the last of its days; without one there is none', () => {
  expect(discountDay({ discount: 200, discountDays: 10 }, '2026-01-31')).toBe('2026-02-10');
  expect(discountDay({ discount: 200, discountDays: 0 }, '2026-01-31')).toBe('2026-01-31');
  expect(discountDay({ discount: 0, discountDays: 10 }, '2026-01-31')).toBeNull();
});

test('[PT8] the part paid before is rounded to whole minor units, half up', () => {
  expect([0, 3000, 3333, 10_000].map((prepayment) => prepaidOf({ prepayment }, 100_05))).toEqual([
    0, 30_02, 33_35, 100_05,
  ]);
});

test('[PT5] days are the built-in term with these days, else days net', () => {
  const none = () => undefined;
  const thirty = builtInTerms.find(({ code }) => code === 'NET30');
  expect(termsToday(30)).toBe(thirty?.id);
  expect(termsToday(25)).toBe(25);
  expect(termOf(30, none)).toBe(thirty);
  expect(termOf(25, none)).toMatchObject({ days: 25, name: { en: '25 days net', sv: '25 dagar netto' } });
  expect(termOf(1, none)).toMatchObject({ name: { en: '1 day net', sv: '1 dag netto' } });
  expect(termOf('01900000-0000-7000-8000-000000000000', none)).toBeUndefined();
  const renamed = { ...thirty, name: { en: 'A month', sv: '' } } as never;
  expect(termOf(30, (id) => (id === thirty?.id ? renamed : undefined))).toBe(renamed);
});
