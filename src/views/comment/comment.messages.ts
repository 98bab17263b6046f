import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';

export const commentWords: DocumentWords = {
  kind: 'comment',
  one: msg`Comment`,
  many: msg`Comments`,
  states: { open: { label: msg`Open`, tone: 'info', icon: 'message' } },
  commands: {
    write: { label: msg`Write a comment`, icon: 'message', button: false },
    edit: { label: msg`Edit comment`, icon: 'edit', button: false },
    remove: { label: msg`Remove comment`, icon: 'trash', danger: true, button: false },
  },
  facts: { written: msg`Commented`, edited: msg`Comment edited`, removed: msg`Comment removed` },
};
