import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** The colours of a tag, by their names in the design. */
export const tagTones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const;
export type TagTone = (typeof tagTones)[number];

/** The kinds of documents that have tags. */
export const taggedKinds = ['product', 'customer', 'supplier', 'salesOrder', 'purchaseOrder'] as const;
export type TaggedKind = (typeof taggedKinds)[number];

/** A word to mark documents with. */
export const tagForm = z.strictObject({
  name: v.name.max(40),
  tone: z.enum(tagTones),
  /** What it may be put on. */
  kinds: z.array(z.enum(taggedKinds)).min(1).max(taggedKinds.length),
});
export type TagForm = z.infer<typeof tagForm>;

/** The tags of a document: their ids; in what is older than tags, texts. [TG5] */
export const tagList = z.array(v.code).max(30);
/** Absent: none; in forms, as they are. [TG4] */
export const tagShape = { tags: tagList.optional() };

export const tagFacts = {
  created: tagForm,
  updated: tagForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface TagRow extends DocumentRow, TagForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    tag: TagRow;
  }
}
