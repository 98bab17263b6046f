import { expect, it } from 'vitest';
import { wrongWith } from './played-day.ts';
import { playedMoments } from './special-days.ts';

const moments = playedMoments(1, 2);

it.each(moments)('[DE3] [DE9] $company is whole when it is seeded at $moment', ({ company, moment }) => {
  expect(wrongWith(company, moment)).toEqual([]);
});
