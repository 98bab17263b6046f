import type { z } from 'zod';
import { all } from '#model/engine/chart.ts';
import type { AppliedEvent, CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { mergeInto, movedUnder, type PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { partyCategoryRules } from '#model/areas/setup/party-category/party-category.rules.ts';
import * as v from '#model/values/schemas.ts';

export type PartyCategoryCommand = 'create' | 'adopt' | 'update' | 'move' | 'merge' | 'archive' | 'restore';

/** The guards of a category of customers or suppliers. */
export function partyCategoryGuards(party: PartyKind) {
  const { nameIsFree, parentIsSound, termsAreKnown, vatIsPermitted, ...guards } = partyCategoryRules(party);
  return { isSound: all(parentIsSound, nameIsFree, termsAreKnown, vatIsPermitted), ...guards };
}

/** The life of such a category: it may come back, also after it was merged into another. [PC1] */
export const partyCategoryLife = {
  none: {
    on: {
      create: { guard: 'isSound', target: 'active', actions: 'created' },
      adopt: { target: 'active', actions: 'adopted' },
    },
  },
  active: {
    on: {
      update: { guard: 'isSound', actions: 'updated' },
      move: { actions: 'moved' },
      merge: { guard: 'mayMerge', target: 'archived', actions: 'merged' },
      archive: { guard: 'categoryIsEmpty', target: 'archived', actions: 'archived' },
    },
  },
  archived: { on: { restore: { guard: 'mayComeBack', target: 'active', actions: 'restored' } } },
} as const;

/** Its commands; `adopt` makes one of a text, `move` takes it along when the category above is merged. */
export function partyCategoryCommands(
  party: PartyKind,
  form: z.ZodType,
): Readonly<Record<PartyCategoryCommand, CommandSpec>> {
  const kind = `${party}Category`;
  return {
    create: { schema: form, mode: 'predict', permission: `${kind}.create` },
    adopt: { schema: form, mode: 'predict', permission: null },
    update: { schema: form, mode: 'predict', permission: `${kind}.edit`, savesForm: true },
    move: { schema: movedUnder, mode: 'confirm', permission: null },
    merge: { schema: mergeInto, mode: 'confirm', permission: `${kind}.merge` },
    archive: { schema: v.empty, mode: 'predict', permission: `${kind}.archive` },
    restore: { schema: v.empty, mode: 'predict', permission: `${kind}.archive` },
  };
}

/** Whoever was in a merged category, or below it, is in the other one. [PC7] */
export const partyCategoryReactions = (party: PartyKind): NonNullable<DocumentType['reactions']> => ({
  merged: ({ document, data }: AppliedEvent, view: Reader): readonly FollowUp[] => {
    const { into } = mergeInto.parse(data);
    const kind = `${party}Category` as const;
    const parties = view.by(party, 'category', document);
    const children = view.by(kind, 'parent', document);
    return [
      ...parties.map(({ id }) => ({
        kind: party,
        document: id,
        type: 'recategorise',
        data: { category: into },
      })),
      ...children.map(({ id }) => ({ kind, document: id, type: 'move', data: { parent: into } })),
    ];
  },
});
