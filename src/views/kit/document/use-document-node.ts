import { useLingui } from '@lingui/react/macro';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { GraphNode } from '#views/ui/related-graph.tsx';
import { shownWordsOf } from '#views/words-of-kinds.ts';
import { documentPath } from './document-path.ts';
import { statesInOrder } from './state-names.ts';

type Numbered = Pick<DocumentRow, 'id' | 'state'> & { readonly number: string | null };

/** Documents as graph nodes: kind, number, state and address. `current` is the document being viewed. */
export function useDocumentNode(
  current: string,
): (kind: TableName, row: Numbered, icon: IconName) => GraphNode {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  return (kind, row, icon) => {
    const words = shownWordsOf(kind);
    const path = documentPath(kind, row.id);
    const state = words.states[statesInOrder(words.states, row.state)[0] ?? ''];
    return {
      id: row.id,
      current: row.id === current,
      icon,
      kind: i18n._(words.one),
      title: row.number ?? t`New`,
      state: state ? i18n._(state.label) : '',
      ...(path === undefined ? {} : { to: paths.to(path) }),
    };
  };
}
