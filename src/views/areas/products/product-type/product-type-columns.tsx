import { useLingui } from '@lingui/react/macro';
import type { ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { Branch } from '#views/kit/records/record-tree.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ownFields } from './product-type.fields.ts';
import { productTypeWords } from './product-type.look.ts';

type TypeBranch = Branch<ProductTypeRow>;

const stateOf = ({ row }: TypeBranch) => <StateBadges words={productTypeWords} state={row.state} />;

/** The columns of the tree of product types. */
export function useProductTypeColumns(
  counts: ReadonlyMap<string, number>,
): readonly ListColumn<TypeBranch>[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const state = useStateOf();
  const column = useFieldColumn<TypeBranch>(ownFields, ({ row }) => row);
  const name = ({ row, depth }: TypeBranch) => <TreeCell depth={depth}>{nameOf(row)}</TreeCell>;
  const attributesOf = ({ row }: TypeBranch): string =>
    row.attributes.map(({ label }) => nameOf({ name: label })).join(', ');
  return [
    {
      id: 'name',
      header: t`Name`,
      width: { share: 2, min: 200 },
      cell: name,
      value: ({ row }) => nameOf(row),
    },
    {
      id: 'products',
      header: t`Products`,
      width: 110,
      align: 'end',
      cell: ({ row }) => format.count(counts.get(row.id) ?? 0),
      value: ({ row }) => counts.get(row.id) ?? 0,
    },
    {
      id: 'attributes',
      header: t`Attributes`,
      width: { share: 3, min: 200 },
      cell: attributesOf,
      card: 'subtitle',
    },
    column('tracking'),
    { ...column('vatClass'), extra: true },
    state,
  ];
}

function useStateOf(): ListColumn<TypeBranch> {
  const { t } = useLingui();
  const { say } = useStateWords(productTypeWords);
  return {
    id: 'state',
    header: t`State`,
    width: 130,
    cell: stateOf,
    value: ({ row }) => say(row.state),
    card: 'aside',
  };
}
