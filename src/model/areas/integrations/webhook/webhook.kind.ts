import { defineKind } from '#model/engine/kind.ts';
import type {} from './webhook.facts.ts';
import { webhookFolds } from './webhook.folds.ts';

export const webhookKind = defineKind({
  kind: 'webhook',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  concerns: { failed: ['user'], gaveUp: ['user'] },
  indexes: {},
  folds: webhookFolds,
});
