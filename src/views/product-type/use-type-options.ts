import { useLingui } from '@lingui/react';
import { isArchived } from '#model/engine/archived.ts';
import { pathIn, treeOf, withDescendants } from '../records/record-tree.ts';
import { useRows } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import type { Option } from '../ui/select.tsx';

/** Product types to choose from, as a tree; an archived one only if already chosen, and a type never below itself. */
export function useTypeOptions(chosen: string | null, self?: string): readonly Option[] {
  const { i18n } = useLingui();
  const nameOf = useProductName();
  const rows = useRows('productType');
  const known = new Map(rows.map((row) => [row.id, row]));
  const own = self === undefined ? new Set<string>() : withDescendants(rows, self);
  const offered = rows.filter((row) => (!isArchived(row) || row.id === chosen) && !own.has(row.id));
  return treeOf(offered, nameOf, i18n.locale).map(({ row }) => ({
    value: row.id,
    label: pathIn(known, row.id, nameOf),
  }));
}
