import { documentSetup, given } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { tagFacts, tagForm, type TagRow } from '#model/tag/tag.facts.ts';
import { tagKind } from '#model/tag/tag.kind.ts';
import { tagNameIsFree } from '#model/tag/tag.rules.ts';
import * as v from '#model/values/schemas.ts';

type TagCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a tag: offered, or kept for what has it. */
const tagMachine = documentSetup<TagRow, TagCommand>()({
  rules: { nameIsFree: tagNameIsFree },
  facts: tagFacts,
}).createMachine({
  id: 'tag',
  context: given,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'nameIsFree', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'nameIsFree', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const tagDocument: DocumentType = {
  ...tagKind,
  chart: tagMachine,
  commands: {
    create: { schema: tagForm, mode: 'predict', permission: 'tag.create' },
    update: { schema: tagForm, mode: 'predict', permission: 'tag.edit', savesForm: true },
    archive: { schema: v.empty, mode: 'predict', permission: 'tag.archive' },
    restore: { schema: v.empty, mode: 'predict', permission: 'tag.archive' },
  },
  facts: tagFacts,
};
