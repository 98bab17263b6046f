import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { categoryToday } from '#model/areas/setup/party-category/category-id.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { usePartyCategories } from './use-party-categories.ts';

/** Parties in one of the chosen categories, or in one below it. */
export function useCategoryFilter<R extends { readonly category: string | null }>(
  party: PartyKind,
): ListFilter<R> {
  const { t } = useLingui();
  const { rows, optionsBut, within } = usePartyCategories(party);
  return {
    kind: 'choice',
    id: 'category',
    label: t`Category`,
    options: optionsBut(null, new Set(rows.filter(isArchived).map(({ id }) => id))),
    matching: (values) => {
      // A view that somebody saved may still name a text.
      const wanted = within([...values].flatMap((value) => categoryToday(party, value) ?? []));
      return (row) => row.category !== null && wanted.has(row.category);
    },
  };
}
