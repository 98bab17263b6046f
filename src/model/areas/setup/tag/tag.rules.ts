import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { isTagId } from './is-tag-id.ts';
import type { TaggedKind, TagForm, TagRow } from './tag.facts.ts';

/** [TG1] Names are unique in the company, whatever their case, archived tags included. */
export const tagNameIsFree: Rule<TagRow, TagForm> = ({ view, id }, data) => {
  const taken = data && view.by('tag', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

export interface Tagged {
  readonly tags?: readonly string[] | undefined;
}

/** [TG3] Chosen tags are in use and for this kind, each once; those that were there before may stay. */
export function tagsRefusal(
  view: Reader,
  kind: TaggedKind,
  { tags = [] }: Tagged,
  held: readonly string[] = [],
): Refusal | null {
  const added = tags.filter((tag) => !held.includes(tag));
  if (new Set(added).size < added.length) return onField('tagTwice', 'tags');
  return added.every((id) => mayBeGiven(view, kind, id)) ? null : onField('unknownTag', 'tags');
}

function mayBeGiven(view: Reader, kind: TaggedKind, id: string): boolean {
  const tag = isTagId(id) ? view.get('tag', id) : undefined;
  return tag !== undefined && isTagFor(kind, tag);
}

/** [TG3] Whether documents of a kind may be given a tag. */
export const isTagFor = (kind: TaggedKind, tag: TagRow): boolean =>
  !isArchived(tag) && tag.kinds.includes(kind);

/** [TG3] Of a customer or a supplier. */
export const tagsAreKnown =
  (kind: TaggedKind) =>
  <R extends DocumentRow & Tagged>(
    { view, row }: Parameters<Rule<R>>[0],
    data: Tagged | undefined,
  ): Refusal | null =>
    data ? tagsRefusal(view, kind, data, row?.tags) : null;
