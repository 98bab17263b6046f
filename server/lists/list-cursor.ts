import { z } from 'zod';
import { typeOf, type Listing } from '#model/lists/listing.ts';
import { isStorable } from '#model/values/storable.ts';

/** The last row of a page: its sort key as stored, and its id. */
export interface Cursor {
  readonly key: string | number;
  readonly id: string;
}

const shape = z.strictObject({
  key: z.union([z.string().max(20_000).refine(isStorable), z.int()]),
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
});

export const cursorText = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The cursor in a text of `cursorText`; null if it is none of a list sorted by this field. */
export function cursorIn(listing: Listing, field: string, text: string): Cursor | null {
  const cursor = shape.safeParse(jsonIn(Buffer.from(text, 'base64url').toString())).data;
  if (!cursor) return null;
  const type = typeOf(listing, field);
  if ((type === 'number') !== (typeof cursor.key === 'number')) return null;
  const isKey = type === 'code' || type === 'name';
  return isKey && !/^([\da-f]{2})*$/.test(String(cursor.key)) ? null : cursor;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
