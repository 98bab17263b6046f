import { useLingui } from '@lingui/react/macro';
import type { CategoryRow } from '#model/areas/products/category/category.facts.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import type { Branch } from '#views/kit/records/record-tree.ts';
import { categoryFields } from './category.fields.ts';
import { categoryWords } from './category.look.ts';

const stateOf = ({ row }: Branch<CategoryRow>) => <StateBadges words={categoryWords} state={row.state} />;

/** The columns of the category tree. */
export function useCategoryColumns(
  counts: ReadonlyMap<string, number>,
): readonly ListColumn<Branch<CategoryRow>>[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const { say } = useStateWords(categoryWords);
  const column = useFieldColumn<Branch<CategoryRow>>(categoryFields, ({ row }) => row);
  const name = ({ row, depth }: Branch<CategoryRow>) => <TreeCell depth={depth}>{nameOf(row)}</TreeCell>;
  return [
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 220 },
      cell: name,
      value: ({ row }) => nameOf(row),
    },
    {
      id: 'products',
      header: t`Products`,
      width: 120,
      align: 'end',
      cell: ({ row }) => format.count(counts.get(row.id) ?? 0),
      value: ({ row }) => counts.get(row.id) ?? 0,
    },
    column('defaults.vatClass'),
    column('defaults.overReceipt'),
    {
      id: 'state',
      header: t`State`,
      width: 130,
      cell: stateOf,
      value: ({ row }) => say(row.state),
      card: 'aside',
    },
  ];
}
