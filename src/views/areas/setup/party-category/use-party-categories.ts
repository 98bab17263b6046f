import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { isArchived } from '#model/engine/archived.ts';
import { isCategoryId } from '#model/areas/setup/party-category/category-id.ts';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { pathIn, treeOf, withDescendants } from '#views/kit/records/record-tree.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** The categories of customers, or of suppliers, as this device has them. */
export interface PartyCategories {
  readonly rows: readonly PartyCategoryRow[];
  readonly get: (id: string) => PartyCategoryRow | undefined;
  /** A category with those above it: `Retail › Chains`; a text that is none yet as it is. */
  readonly pathOf: (category: string | null) => string;
  /** To choose from, as a tree; an archived one only if it is chosen already. */
  readonly optionsBut: (chosen: string | null, without: ReadonlySet<string>) => readonly Option[];
  /** These and all below them. */
  readonly within: (ids: Iterable<string>) => ReadonlySet<string>;
}

const nameOf = ({ name }: PartyCategoryRow): string => name;

export function usePartyCategories(party: PartyKind): PartyCategories {
  const { i18n } = useLingui();
  const rows: readonly PartyCategoryRow[] = useRows(`${party}Category`);
  return useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, row]));
    const pathOf = (category: string | null): string =>
      category === null || isCategoryId(category) ? pathIn(known, category, nameOf) : category;
    return {
      rows,
      get: (id) => known.get(id),
      pathOf,
      optionsBut: (chosen, without) => {
        const offered = rows.filter((row) => (!isArchived(row) || row.id === chosen) && !without.has(row.id));
        return treeOf(offered, nameOf, i18n.locale).map(({ id }) => ({ value: id, label: pathOf(id) }));
      },
      within: (ids) => new Set([...ids].flatMap((id) => [...withDescendants(rows, id)])),
    };
  }, [rows, i18n.locale]);
}
