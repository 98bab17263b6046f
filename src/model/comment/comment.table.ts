import { defineTable } from '../engine/table.ts';
import type {} from './comment.events.ts';

export const commentTable = defineTable({
  name: 'comment',
  indexes: {},
  view: null,
  follows: 'about',
  costFields: [],
  bootstrap: 'recent',
  isOpen: () => false,
});
