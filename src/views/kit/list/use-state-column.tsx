import { useLingui } from '@lingui/react/macro';
import type { StateValue } from '#model/engine/rows.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { StateBadges } from '../document/state-badges.tsx';
import type { ListColumn } from './list-definition.ts';
import { useStateWords } from './use-state-words.ts';

interface StateColumnOptions {
  /** Pixels. */
  readonly width: number;
  /** Show only this region of a parallel chart. */
  readonly region?: string;
}

/** The state column of a document: badges on screen, words in a file. */
export function useStateColumn<R extends { readonly state: StateValue }>(
  words: DocumentWords,
  { width, region }: StateColumnOptions,
): ListColumn<R> {
  const { t } = useLingui();
  const { say } = useStateWords(words, region);
  return {
    id: 'state',
    header: t`State`,
    width,
    cell: (row) => <StateBadges words={words} state={row.state} {...(region !== undefined && { region })} />,
    value: (row) => say(row.state),
    card: 'aside',
  };
}
