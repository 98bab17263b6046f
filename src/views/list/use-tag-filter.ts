import { useLingui } from '@lingui/react/macro';
import type { TaggedKind, TagRow } from '#model/tag/tag.facts.ts';
import { useRows } from '../document/model-context.tsx';
import type { ListFilter } from './list-filter.ts';

/** By tag, archived ones too; none where no tag is for this kind, or none may be seen. [TG7] */
export function useTagFilter<R extends { readonly tags?: readonly string[] | undefined }>(
  kind: TaggedKind,
): readonly ListFilter<R>[] {
  const { t, i18n } = useLingui();
  const rows: readonly TagRow[] = useRows('tag');
  const options = rows
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
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
