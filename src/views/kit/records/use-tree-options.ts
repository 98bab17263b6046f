import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '../document/model-context.tsx';
import { useLingui } from '@lingui/react';
import { useProductName } from '../document/product-name.ts';
import type { Option } from '#views/ui/option.ts';
import { pathIn, treeOf, withDescendants } from './record-tree.ts';

/** Records of a tree to choose from; an archived one only if already chosen, and none below itself (`self`). */
export function useTreeOptions(
  table: 'category' | 'productType',
  chosen: string | null,
  self?: string,
): readonly Option[] {
  const { i18n } = useLingui();
  const nameOf = useProductName();
  const rows = useRows(table);
  const known = new Map(rows.map((row) => [row.id, row]));
  const own = self === undefined ? new Set<string>() : withDescendants(rows, self);
  const offered = rows.filter((row) => (!isArchived(row) || row.id === chosen) && !own.has(row.id));
  return treeOf(offered, nameOf, i18n.locale).map(({ row }) => ({
    value: row.id,
    label: pathIn(known, row.id, nameOf),
  }));
}
