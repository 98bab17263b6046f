import type { Fold } from '#model/engine/document-type.ts';
import { categoryToday } from './category-id.ts';
import type { PartyKind } from './party-category.ts';

interface Categorised {
  readonly category: string | null;
}

/** Folds of a party's forms, which named its category by a text before, and may still do. [PC8] */
export function partyFolds(party: PartyKind): Readonly<Record<'created' | 'updated', Fold>> {
  const write = (row: object, data: Categorised): void =>
    void Object.assign(row, { ...data, category: categoryToday(party, data.category) });
  return { created: write, updated: write };
}
