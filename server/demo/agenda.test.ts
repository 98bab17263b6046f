import { expect, it } from 'vitest';
import { Agenda } from './agenda.ts';

it('[DE10] work that fails is left out and told of; what comes after it is done, up to the end and no later', () => {
  const agenda = new Agenda();
  const done: number[] = [];
  const faults: unknown[] = [];
  for (const at of [3, 1, 2, 4])
    agenda.note(at, () => {
      if (at === 2) throw new Error('refused');
      done.push(at);
    });
  agenda.play(3, (fault) => faults.push(fault));
  expect(done).toEqual([1, 3]);
  expect(faults).toEqual([new Error('refused')]);
});
