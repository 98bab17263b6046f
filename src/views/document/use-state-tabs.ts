import { useLingui } from '@lingui/react/macro';
import type { DataListProps } from '../ui/data-list-types.ts';
import type { DocumentWords } from './document-words.ts';
import type { List } from './use-list.ts';

/** State tabs of a list with their counts: all, then every state that has rows, in the order of the main line. */
export function useStateTabs<R>(
  words: DocumentWords,
  list: List<R>,
): NonNullable<DataListProps<R>['states']> {
  const { t, i18n } = useLingui();
  const present = Object.entries(words.states).filter(
    ([name]) => list.counts.has(name) || list.state === name,
  );
  return {
    active: list.state,
    onChange: list.onState,
    tabs: [
      { id: 'all', label: t`All`, count: list.counts.get('all') ?? 0 },
      ...present.map(([name, said]) => ({
        id: name,
        label: i18n._(said.label),
        count: list.counts.get(name) ?? 0,
      })),
    ],
  };
}
