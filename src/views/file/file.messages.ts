import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';

export const fileWords: DocumentWords = {
  kind: 'file',
  one: msg`File`,
  many: msg`Files`,
  states: { open: { label: msg`Open`, tone: 'info', icon: 'file' } },
  commands: {
    remove: { label: msg`Remove file`, icon: 'trash', danger: true, button: false },
  },
  facts: { attached: msg`File attached`, removed: msg`File removed` },
};
