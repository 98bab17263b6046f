import './party-category.css';
import { useLingui } from '@lingui/react/macro';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { Branch } from '#views/kit/records/record-tree.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { figureColumn } from '#views/kit/list/figure-column.ts';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import { CategoryDrag } from './category-drag.tsx';
import { MoveMenu } from './move-menu.tsx';
import { useMoveCategory } from './move-category.ts';
import { usePartyCategories } from './use-party-categories.ts';

export type PartyBranch = Branch<PartyCategoryRow>;

/** A figure of each category: of the parties in it and in all below it. */
export interface CategoryFigure {
  readonly id: string;
  readonly header: string;
  readonly hint?: string;
  readonly width: number;
  /** Null where there is nothing to say. */
  readonly of: (category: string) => number | null;
  readonly say: (figure: number) => string;
  readonly hidden?: boolean;
}

/** The columns of a tree of categories of customers, or of suppliers. */
export function usePartyCategoryColumns(
  party: PartyKind,
  words: DocumentWords,
  figures: readonly CategoryFigure[],
): readonly ListColumn<PartyBranch>[] {
  const { t } = useLingui();
  const { say } = useStateWords(words);
  const fixed = !useModel().may(`${party}Category.edit`);
  return [
    useNameColumn(party, fixed),
    ...figures.map(columnOf),
    {
      id: 'state',
      header: t`State`,
      width: 130,
      cell: ({ row }) => <StateBadges words={words} state={row.state} />,
      value: ({ row }) => say(row.state),
      card: 'aside',
    },
    {
      id: 'move',
      header: t`Move`,
      width: 80,
      lives: true,
      card: 'action',
      hidden: fixed,
      cell: ({ row }) => <MoveMenu party={party} row={row} />,
      value: () => null,
    },
  ];
}

/** The name, which is dragged onto the one to lie below. */
function useNameColumn(party: PartyKind, fixed: boolean): ListColumn<PartyBranch> {
  const { t } = useLingui();
  const { get } = usePartyCategories(party);
  const move = useMoveCategory(party);
  const drop =
    (onto: string) =>
    (dragged: string): void => {
      const row = get(dragged);
      if (row) move(row, onto);
    };
  return {
    id: 'name',
    header: t`Name`,
    width: { share: 3, min: 220 },
    lives: true,
    cell: ({ id, row, depth }) => (
      <CategoryDrag id={id} fixed={fixed} onDrop={drop(id)}>
        <TreeCell depth={depth}>{row.name}</TreeCell>
      </CategoryDrag>
    ),
    value: ({ row }) => row.name,
  };
}

function columnOf({ of, say, id, header, width, ...rest }: CategoryFigure): ListColumn<PartyBranch> {
  const cell = (branch: PartyBranch): string => {
    const figure = of(branch.id);
    return figure === null ? '' : say(figure);
  };
  return { ...figureColumn<PartyBranch>(id, header, width, cell, (branch) => of(branch.id)), ...rest };
}
