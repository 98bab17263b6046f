import { expect, test } from 'vitest';
import { classesOf, highestClass } from './count.classes.ts';

const used = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([product, value]) => ({ product, value }));

test('[CN8] A makes up most of what was used, B nearly all the rest, C what is left and what nobody took', () => {
  const classes = classesOf(
    used({ screws: 4, drill: 700, saw: 150, bits: 100, tape: 46, lamp: 0, back: -20 }),
  );
  expect([...classes]).toEqual([
    ['drill', 'A'],
    ['saw', 'A'],
    ['bits', 'B'],
  ]);
});

test('[CN8] a product that crosses a bound is of the class before it, and one that is all there is of A', () => {
  expect([...classesOf(used({ all: 10 }))]).toEqual([['all', 'A']]);
  expect([...classesOf(used({ b: 50, a: 50 }))]).toEqual([
    ['a', 'A'],
    ['b', 'A'],
  ]);
  expect([...classesOf(used({}))]).toEqual([]);
});

test('[CN8] a bin has the class of its most important goods', () => {
  const classes = classesOf(used({ drill: 80, saw: 16, bits: 4 }));
  expect(highestClass(classes, ['bits', 'saw'])).toBe('B');
  expect(highestClass(classes, ['bits', 'drill'])).toBe('A');
  expect(highestClass(classes, [])).toBe('C');
});
