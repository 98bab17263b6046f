import { expect, it } from 'vitest';
import { inFlight } from './in-flight.ts';
import { momentOf } from '#server/platform/local-time.ts';

it.each([
  ['2011-01-05 08:26:00', '2011-01-05T08:26:00.000Z'],
  ['2011-06-05T08:26', '2011-06-05T07:26:00.000Z'],
  ['2011-10-30 01:30:00', '2011-10-30T01:30:00.000Z'],
  ['2011-03-27 01:30:00', '2011-03-27T01:30:00.000Z'],
  ['2011-02-29 08:26:00', null],
  ['2011-01-05 25:00:00', null],
  ['05.01.2011 08:26', null],
])('[IM3] %s on a clock in London is %s', (text, moment) => {
  expect(momentOf(text, 'Europe/London')).toBe(moment);
});

it('[IM8] work is begun in order, so many at a time, and ends with the first failure', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number): Promise<void> => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (item === 5) throw new Error('five');
  };
  await expect(
    inFlight(
      Array.from({ length: 50 }, (_, index) => index),
      3,
      work,
    ),
  ).rejects.toThrow('five');
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: begun.length }, (_, index) => index));
  expect(begun.length).toBeLessThan(12);
});
