import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from './list-definition.ts';
import { useTagName } from '../document/tag-name.ts';
import { TagBadges } from '../document/tag-badges.tsx';

interface Tagged {
  readonly tags?: readonly string[] | undefined;
}

/** The tags of a document in a list; hidden unless chosen. [TG7] */
export function useTagColumn<R extends Tagged>(): ListColumn<R> {
  const { t } = useLingui();
  const nameOf = useTagName();
  return {
    id: 'tags',
    header: t`Tags`,
    width: 190,
    extra: true,
    cell: ({ tags = [] }) => (tags.length > 0 ? <TagBadges tags={tags} /> : ''),
    value: ({ tags = [] }) => tags.map(nameOf).join(', '),
  };
}
