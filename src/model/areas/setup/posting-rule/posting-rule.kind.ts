import type { Draft } from 'immer';
import { isArchived } from '#model/engine/archived.ts';
import { defineKind } from '#model/engine/kind.ts';
import type { PostingRuleForm, PostingRuleRow } from './posting-rule.facts.ts';

const born =
  (builtIn: boolean) =>
  (row: Draft<PostingRuleRow>, data: PostingRuleForm): void =>
    void Object.assign(row, data, { builtIn });

export const postingRuleKind = defineKind({
  kind: 'postingRule',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  references: { account: 'account', category: 'category' },
  indexes: {
    purpose: (row) => (isArchived(row) ? null : row.purpose),
    account: (row) => (isArchived(row) ? null : row.account),
  },
  folds: { created: born(false), provided: born(true) },
});
