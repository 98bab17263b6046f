import type { StateValue } from '#model/engine/rows.ts';
import type { DocumentWords } from './document-words.ts';

/**
 * The names in a state value: `['draft']`, or one per region, `['commercial.draft', 'receipt.notReceived']`. A state with
 * regions within it comes before them: `['posted', 'posted.putAway.done']`.
 */
export function stateNames(state: StateValue): readonly string[] {
  if (typeof state === 'string') return [state];
  return Object.entries(state).flatMap(([region, inner]) => [
    ...(typeof inner === 'string' ? [] : [region]),
    ...stateNames(inner).map((name) => `${region}.${name}`),
  ]);
}

/** The states that a document is in, as words list them: the order in a state value depends on where it was stored. */
export function statesInOrder(words: DocumentWords['states'], state: StateValue): readonly string[] {
  const names = new Set(stateNames(state));
  return Object.keys(words).filter((name) => names.has(name));
}

/** The states that are shown of a document: those it is in, and those that hold beside them. */
export function shownStates(words: DocumentWords['states'], state: StateValue): ReadonlySet<string> {
  const names = stateNames(state);
  return new Set([...names, ...names.flatMap((name) => words[name]?.with ?? [])]);
}
