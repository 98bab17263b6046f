import { defineKind } from '../engine/kind.ts';
import type {} from './comment.facts.ts';
import { commentFolds } from './comment.folds.ts';

export const commentKind = defineKind({
  kind: 'comment',
  follows: 'about',
  lists: [],
  isDiscussed: false,
  indexes: {},
  isOpen: () => false,
  folds: commentFolds,
});
