import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { isTagId } from '#model/areas/setup/tag/is-tag-id.ts';
import { useHeld } from './document-name.ts';

/** The name of a tag; a text of before is its own. [TG5] */
export function useTagName(): (tag: string) => string {
  const { t } = useLingui();
  const held = useHeld();
  return (tag) => (isTagId(tag) ? (held('tag', tag)?.name ?? t`Tag`) : tag);
}

/** What is searched of a document's tags: their names, in lower case. [TG7] */
export const textOfTags = (view: Reader, tags: readonly string[] = []): string =>
  tags
    .map((tag) => (isTagId(tag) ? (ifKnown(() => view.get('tag', tag), undefined)?.name ?? '') : tag))
    .join(' ')
    .toLowerCase();
