import { useLingui } from '@lingui/react/macro';
import type { TaggedKind, TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import { useRows } from '../document/model-context.tsx';
import type { FilterOption, ListFilter } from './list-filter.ts';

/** The tags that are for a kind, archived ones too; none where none may be seen. [TG7] */
export function useTagOptions(kind: TaggedKind): readonly FilterOption[] {
  const { i18n } = useLingui();
  const rows: readonly TagRow[] = useRows('tag');
  return rows
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
}

/** By tag, for lists that are wholly on the device; none where no tag is for this kind. [TG7] */
export function useTagFilter<R extends { readonly tags?: readonly string[] | undefined }>(
  kind: TaggedKind,
): readonly ListFilter<R>[] {
  const { t } = useLingui();
  const options = useTagOptions(kind);
  if (options.length === 0) return [];
  return [
    {
      kind: 'choice',
      id: 'tag',
      label: t`Tag`,
      options,
      matching: (values) => (row) => row.tags?.some((tag) => values.has(tag)) ?? false,
    },
  ];
}
