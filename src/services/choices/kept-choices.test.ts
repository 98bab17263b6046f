import { expect, it, vi } from 'vitest';
import type { ChoiceStore } from '../store/choice-store.ts';
import { keepChoices } from './kept-choices.ts';

/** A device store that outlives the page. */
function device() {
  let kept: readonly string[] = [];
  const open = async (): Promise<ChoiceStore> => ({
    read: async () => kept,
    change: async (next) => void (kept = next(kept)),
    close: () => {},
  });
  return { open, kept: () => kept, wipe: () => void (kept = []) };
}
const opened = () => vi.waitFor(() => new Promise((resolve) => void setTimeout(resolve)));

it('[PAL5] the last six choices are kept, each once, the last first, and are there after a reload', async () => {
  const { open, kept } = device();
  const choices = keepChoices(open());
  for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f', 'g']) choices.keep(id);
  expect(choices.all()).toEqual(['g', 'f', 'e', 'a', 'd', 'c']);
  await opened();
  expect(kept()).toEqual(choices.all());
  const again = keepChoices(open());
  expect(again.all()).toEqual([]);
  await opened();
  expect(again.all()).toEqual(['g', 'f', 'e', 'a', 'd', 'c']);
});

it('[PAL5] what is chosen before the device has answered stands before what it kept', async () => {
  const { open } = device();
  keepChoices(open()).keep('kept');
  await opened();
  const choices = keepChoices(open());
  choices.keep('first');
  choices.keep('second');
  await opened();
  expect(choices.all()).toEqual(['second', 'first', 'kept']);
});

it('[PAL5] two tabs lose nothing of each other, and after the device is wiped there is nothing', async () => {
  const { open, wipe } = device();
  const [left, right] = [keepChoices(open()), keepChoices(open())];
  await opened();
  left.keep('left');
  right.keep('right');
  await opened();
  const later = keepChoices(open());
  await opened();
  expect(later.all()).toEqual(['right', 'left']);
  wipe();
  const signedInAgain = keepChoices(open());
  await opened();
  expect(signedInAgain.all()).toEqual([]);
});

it('[PAL5] a browser that keeps nothing knows them as long as the page is there', async () => {
  const choices = keepChoices(Promise.reject(new Error('denied')));
  choices.keep('a');
  await opened();
  expect(choices.all()).toEqual(['a']);
});
