import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';

export const supplierWords: DocumentWords = {
  kind: 'supplier',
  one: msg`Supplier`,
  many: msg`Suppliers`,
  ...recordWords,
  commands: {
    ...recordCommands,
    archive: { ...recordCommands.archive, confirm: msg`An archived supplier cannot be brought back.` },
    create: { label: msg`New supplier`, icon: 'plus', button: false },
  },
};
