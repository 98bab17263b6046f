import { flushSync } from 'react-dom';
import { Shelf } from './use-on-shelf.ts';

/** What became of a text. */
export type End = 'chosen' | 'nothing' | 'awaited';

/** A field in which something is typed that it has not decided by yet. */
export interface Undecided {
  readonly input: () => Element | null;
  /** Decides by it; `decided` is called once the answer is there that it has to wait for. */
  readonly settle: (decided: (end: End) => void) => End;
}

/** Such fields on the page. */
export const undecided = new Shelf<Undecided>();

/**
 * Goes on once the field with the focus has decided by what is typed in it, as Enter would have it do; not at all where
 * that names nothing. [UI58]
 */
export function settleTyped(target: EventTarget | null, goOn: () => void): void {
  const field = undecided.all().find(({ input }) => input() === target);
  if (!field) return goOn();
  const decided = (end: End): void => void (end === 'chosen' && goOn());
  // What is done next goes by what the form holds then.
  decided(flushSync(() => field.settle(decided)));
}
