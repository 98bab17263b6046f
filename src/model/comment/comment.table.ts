import { defineTable } from '../engine/table.ts';
import './comment.events.ts';

export const commentTable = defineTable({
  name: 'comment',
  indexes: {},
  view: null,
  follows: 'about',
  costFields: [],
  bootstrap: 'recent',
  isOpen: () => false,
});
