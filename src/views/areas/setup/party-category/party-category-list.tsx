import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Rows } from '#model/engine/rows.ts';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { treeOf } from '#views/kit/records/record-tree.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import type { ListDefinition, ListEmpty } from '#views/kit/list/list-definition.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { LookAlikeNotices } from './look-alike-notices.tsx';
import { usePartyCategoryColumns, type CategoryFigure, type PartyBranch } from './party-category-columns.tsx';

type Kind<P extends PartyKind> = `${P}Category`;

interface PartyCategoryListProps<P extends PartyKind> {
  readonly party: P;
  readonly words: DocumentWords;
  readonly fields: AnyFields;
  readonly panel: ComponentType<{
    readonly row?: Rows[Kind<P>] | undefined;
    readonly onClose: () => void;
  }>;
  readonly figures: readonly CategoryFigure[];
  readonly empty: Omit<ListEmpty, 'action' | 'icon' | 'narrowed' | 'none'>;
}

/** The tree of categories of customers, or of suppliers; a category opens next to it. */
export function PartyCategoryListPage<P extends PartyKind>(props: PartyCategoryListProps<P>) {
  const { party, words, fields, panel, figures, empty } = props;
  const { t, i18n } = useLingui();
  const columns = usePartyCategoryColumns(party, words, figures);
  const own: Partial<ListDefinition<PartyCategoryRow, PartyBranch>> = {
    arrange: useCallback(
      (rows: readonly PartyCategoryRow[]) => treeOf(rows, ({ name }) => name, i18n.locale),
      [i18n.locale],
    ),
    columns,
    // A tree keeps the order of its branches.
    defaultSort: { column: 'tree', direction: 'ascending' },
    bulk: { words, commands: ['archive', 'restore'] },
  };
  return (
    <RecordListPage<Kind<P>, PartyBranch>
      kind={`${party}Category` as Kind<P>} // the kind of this party's categories
      words={words}
      fields={fields}
      panel={panel}
      within={{ title: i18n._(words.many), parts: <LookAlikeNotices party={party} /> }}
      searchHint={t`Name`}
      empty={{ icon: 'category', narrowed: t`No category matches`, none: t`No categories yet`, ...empty }}
      own={own as Partial<ListDefinition<Rows[Kind<P>], PartyBranch>>} // its rows are those of the party's categories
    />
  );
}
