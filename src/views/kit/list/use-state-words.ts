import { useLingui } from '@lingui/react';
import type { StateValue } from '#model/engine/rows.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { shownStates } from '../document/state-names.ts';
import type { ListTab } from './list-definition.ts';
import type { FilterOption } from './list-filter.ts';

interface StateWordsOf {
  /** A tab for each state, in main-line order; only of the given region, if any. */
  readonly tabs: readonly ListTab[];
  /** The same states, as filter options. */
  readonly options: readonly FilterOption[];
  /** A state in words, without colours: for a file. */
  readonly say: (state: StateValue) => string;
}

/** The states of a document type, in the words of its list. */
export function useStateWords({ states }: DocumentWords, region?: string): StateWordsOf {
  const { i18n } = useLingui();
  const ofRegion = Object.entries(states).filter(
    ([name]) => region === undefined || name.startsWith(`${region}.`),
  );
  // States within one that has regions are not what a list is divided into.
  const outermost = ofRegion.filter(([name]) => name.split('.').length <= 2);
  return {
    tabs: outermost.map(([id, words]) => ({ id, label: i18n._(words.label) })),
    options: outermost.map(([value, words]) => ({ value, label: i18n._(words.label), icon: words.icon })),
    say: (state) => {
      const current = shownStates(states, state);
      return ofRegion
        .filter(([name]) => current.has(name))
        .map(([, said]) => i18n._(said.label))
        .join(', ');
    },
  };
}
