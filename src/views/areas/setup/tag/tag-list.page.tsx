import { useLingui } from '@lingui/react/macro';
import type { TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { TagBadges } from '#views/kit/document/tag-badges.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { TagPanel } from './tag-panel.tsx';
import { taggedWords, tagFields } from './tag.fields.ts';
import { tagWords } from './tag.look.ts';
import { useTagUses } from './tag-uses.tsx';

/** The tags of the company, by name; one opens next to the list. */
export function TagListPage() {
  return (
    <RecordListPage
      kind="tag"
      words={tagWords}
      fields={tagFields}
      panel={TagPanel}
      within={useCoreResources('/tags')}
      own={{ columns: useColumns() }}
    />
  );
}

function useColumns(): readonly ListColumn<TagRow>[] {
  const { t, i18n } = useLingui();
  const usesOf = useTagUses();
  const kindsOf = ({ kinds }: TagRow): string => kinds.map((kind) => i18n._(taggedWords[kind])).join(', ');
  const count = ({ id }: TagRow): number => usesOf(id).reduce((sum, { rows }) => sum + rows.length, 0);
  return [
    {
      id: 'name',
      header: i18n._(tagFields.name.label),
      width: { share: 2, min: 180 },
      cell: ({ id }) => <TagBadges tags={[id]} />,
      value: ({ name }) => name,
    },
    { id: 'kinds', header: i18n._(tagFields.kinds.label), width: { share: 3, min: 200 }, cell: kindsOf },
    {
      id: 'usedBy',
      header: t`Used by`,
      hint: t`Products, customers and suppliers in use that have it`,
      width: 110,
      align: 'end',
      cell: (row) => String(count(row) || ''),
      value: count,
    },
    useStateColumn(tagWords, { width: 130 }),
  ];
}
