import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  postingRuleFacts,
  postingRuleForm,
  type PostingRuleRow,
} from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
import { postingRuleKind } from '#model/areas/setup/posting-rule/posting-rule.kind.ts';
import { mayComeBack, ruleFits } from '#model/areas/setup/posting-rule/posting-rule.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type PostingRuleCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of a posting rule: in use, or put aside. */
const postingRuleMachine = documentSetup<PostingRuleRow, PostingRuleCommand>()({
  rules: { fits: ruleFits, mayComeBack },
  facts: postingRuleFacts,
}).createMachine({
  id: 'postingRule',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'fits', target: 'active', actions: 'created' },
        provide: { guard: 'fits', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'fits', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { guard: 'mayComeBack', target: 'active', actions: 'restored' } } },
  },
});

export const postingRuleDocument: DocumentType = {
  ...postingRuleKind,
  chart: postingRuleMachine,
  commands: {
    ...listedCommands('postingRule', postingRuleForm),
    provide: { schema: postingRuleForm, mode: 'onlineOnly', permission: null },
  },
  facts: postingRuleFacts,
};
