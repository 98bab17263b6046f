import { defineKind } from '../engine/kind.ts';
import type {} from './file.facts.ts';
import { fileFolds } from './file.folds.ts';

export const fileKind = defineKind({
  kind: 'file',
  follows: 'about',
  lists: [],
  isDiscussed: false,
  indexes: {},
  folds: fileFolds,
});
