import { expect, test } from 'vitest';
import { ProofDesk } from './proof-desk.ts';

test('[HT8] one question serves all calls that wait, and whoever leaves it proves nothing', async () => {
  const desk = new ProofDesk();
  const told: boolean[] = [];
  desk.subscribe(() => told.push(desk.isAsking()));
  const both = Promise.all([desk.ask(), desk.ask()]);
  expect([desk.isAsking(), told]).toEqual([true, [true]]);
  desk.settle(true);
  expect([await both, desk.isAsking()]).toEqual([[true, true], false]);
  const left = desk.ask();
  desk.settle(false);
  expect([await left, told]).toEqual([false, [true, false, true, false]]);
});
