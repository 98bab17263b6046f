import { expect, it } from 'vitest';
import { wrongWith } from './played-day.ts';
import { sample } from './special-days.ts';

it.each(sample)('[DE3] [DE9] $company is whole when it is seeded at $moment', ({ company, moment }) => {
  expect(wrongWith(company, moment)).toEqual([]);
});
