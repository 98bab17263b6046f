import { expect, it } from 'vitest';
import { epoch } from '#model/values/clock.fixtures.ts';
import { wrongWith } from './played-day.ts';
import { playedMoments } from './special-days.ts';

const moments = playedMoments(1, 2, Math.floor(epoch() / 86_400_000));

it.each(moments)('[DE3] [DE9] $company is whole when it is seeded at $moment', ({ company, moment }) => {
  expect(wrongWith(company, moment)).toEqual([]);
});
