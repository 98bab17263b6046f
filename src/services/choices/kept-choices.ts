import { withChoice, type RecentChoices } from '#model/choices/recent-choices.ts';
import type { ChoiceStore } from '../store/choice-store.ts';

/** Choices in memory and, if possible, on the device. */
export interface KeptChoices extends RecentChoices {
  close(): void;
}

/** @param opening the device's store; choices made before it opens, or if it cannot, stay in memory */
export function keepChoices(opening: Promise<ChoiceStore>): KeptChoices {
  let recent: readonly string[] = [];
  let isClosed = false;
  const store = opening.catch(() => null);
  const begin = async (): Promise<void> => {
    const opened = await store;
    const kept = (await opened?.read().catch(() => [])) ?? [];
    // Choices made meanwhile are newer than all stored ones.
    recent = recent.toReversed().reduce(withChoice, kept);
    if (isClosed) opened?.close();
  };
  void begin();
  return {
    all: () => recent,
    keep: (id) => {
      recent = withChoice(recent, id);
      void store.then((opened) => opened?.change((before) => withChoice(before, id)).catch(() => {}));
    },
    close: () => {
      isClosed = true;
      void store.then((opened) => opened?.close());
    },
  };
}
