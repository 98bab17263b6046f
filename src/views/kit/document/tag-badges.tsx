import './tags.css';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import { useRows } from './model-context.tsx';
import { useTagName } from './tag-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { KeyValue } from '#views/ui/key-values.tsx';
import type { Tone } from '#views/ui/tone.ts';

export interface TagLook {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** How tags look, in the order they were given; archived ones and texts of before have no colour. [TG3] [TG5] */
export function useTagLooks(): (tags: readonly string[] | undefined) => readonly TagLook[] {
  const rows: readonly TagRow[] = useRows('tag');
  const nameOf = useTagName();
  return (tags = []) =>
    [...new Set(tags)].map((id) => {
      const row = rows.find((one) => one.id === id);
      const isOffered = row !== undefined && !isArchived(row);
      return {
        id,
        name: nameOf(id),
        tone: isOffered ? row.tone : 'neutral',
        icon: row && !isOffered ? 'archive' : 'tag',
      };
    });
}

/** Tags as badges. */
export function TagBadges({ tags }: { readonly tags: readonly string[] | undefined }) {
  const looks = useTagLooks()(tags);
  return (
    <span className="tag-badges">
      {looks.map(({ id, name, tone, icon }) => (
        <Badge key={id} tone={tone} icon={icon}>
          {name}
        </Badge>
      ))}
    </span>
  );
}

/** The tags of a document, for its page; nothing where it has none. */
export function useTagValues(tags: readonly string[] | undefined): readonly KeyValue[] {
  const { t } = useLingui();
  if (!tags || tags.length === 0) return [];
  return [{ id: 'tags', label: t`Tags`, value: <TagBadges tags={tags} /> }];
}
