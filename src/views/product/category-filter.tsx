import { useLingui } from '@lingui/react/macro';
import { NO_CATEGORY, useCategoryOptions } from '../category/category-options.ts';
import { useAddress } from '../app/use-address.ts';
import { FilterChips } from '../ui/filter-chips.tsx';

/** Narrows a list of products to a category and all below it; kept in the address. */
export function CategoryFilter() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const options = useCategoryOptions(query['category'] ?? null).filter(
    (option) => option.value !== NO_CATEGORY,
  );
  if (options.length === 0) return null;
  return (
    <FilterChips
      filters={[{ id: 'category', label: t`Category`, value: query['category'] ?? null, options }]}
      onChange={(id, value) => setQuery({ [id]: value ?? undefined })}
    />
  );
}
