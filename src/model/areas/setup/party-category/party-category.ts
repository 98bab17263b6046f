import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** Customers and suppliers have categories of one shape. */
export type PartyKind = 'customer' | 'supplier';

/** Categories lie in one another five deep at most. */
export const MOST_DEEP = 5;
/** Parties that one merge moves at most: all of it is one unit of work. */
export const MOST_MERGED = 5000;

/** What every category of parties has, beside its defaults. */
export const categoryShape = { name: v.name, parent: v.id.nullable() };
export const mergeInto = z.strictObject({ into: v.id });
export const movedUnder = z.strictObject({ parent: v.id.nullable() });
/** What a party that is moved along gets. */
export const recategorised = z.strictObject({ category: v.id.nullable() });

export interface PartyCategoryForm {
  name: string;
  parent: string | null;
  defaults: object;
}

export interface PartyCategoryRow extends DocumentRow, PartyCategoryForm {
  /** The category that took over what was in this one. */
  readonly mergedInto?: string | null;
}
