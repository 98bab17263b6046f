import { EVERY_MEMBER, type DocumentType } from '#model/engine/document-type.ts';
import { fileFacts, namedFile, newFile } from '#model/file/file.events.ts';
import { fileFolds } from '#model/file/file.folds.ts';
import { fileTable } from '#model/file/file.table.ts';
import { fileMachine } from './file.machine.ts';

export const fileDocument: DocumentType = {
  kind: 'file',
  table: fileTable,
  chart: fileMachine,
  commands: {
    /** The server gives it, once it has the bytes. */
    attach: { schema: newFile, mode: 'onlineOnly', permission: null },
    remove: { schema: namedFile, mode: 'predict', permission: EVERY_MEMBER },
  },
  facts: fileFacts,
  folds: fileFolds,
};
