import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { tagFacts, tagForm, type TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import { tagKind } from '#model/areas/setup/tag/tag.kind.ts';
import { tagNameIsFree } from '#model/areas/setup/tag/tag.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type TagCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a tag: offered, or kept for what has it. */
const tagMachine = documentSetup<TagRow, TagCommand>()({
  rules: { nameIsFree: tagNameIsFree },
  facts: tagFacts,
}).createMachine({
  id: 'tag',
  context: decisionContext,
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
    ...listedCommands('tag', tagForm),
  },
  facts: tagFacts,
};
