import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';

export const warehouseWords: DocumentWords = {
  kind: 'warehouse',
  one: msg`Warehouse`,
  many: msg`Warehouses`,
  ...recordWords,
  commands: {
    ...recordCommands,
    archive: { ...recordCommands.archive, confirm: msg`An archived warehouse cannot be brought back.` },
    create: { label: msg`New warehouse`, icon: 'plus', button: false },
  },
};
