import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';

export const categoryWords: DocumentWords = {
  kind: 'category',
  one: msg`Category`,
  many: msg`Categories`,
  states: {
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    archive: {
      label: msg`Archive`,
      icon: 'archive',
      danger: true,
      confirm: msg`An archived category cannot be brought back.`,
    },
    create: { label: msg`New category`, icon: 'plus', button: false },
    update: { label: msg`Edit`, icon: 'edit', button: false },
  },
  facts: {
    created: msg`Created`,
    updated: msg`Changed`,
    archived: msg`Archived`,
  },
};
