import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import { EVERY_MEMBER, type DecisionContext, type DocumentType } from '#model/engine/document-type.ts';
import {
  fileFacts,
  namedFile,
  newFile,
  type FileRow,
  type NamedFile,
  type Removed,
} from '#model/file/file.facts.ts';
import { entryOf, mayAttach, mayRemoveFile } from '#model/file/file.rules.ts';
import { fileKind } from '#model/file/file.kind.ts';

type FileCommand = 'attach' | 'remove';

function removed({ row, id: document }: DecisionContext<FileRow>, { id }: NamedFile): Removed {
  if (!row) throw new Error(`${document} has no files`);
  return { about: row.about, id, name: entryOf(row, id)?.name ?? '' };
}

const attach = { guard: 'mayAttach', target: 'open', actions: 'attached' } as const;

/** The files of one document. */
const fileMachine = documentSetup<FileRow, FileCommand>()({
  rules: { mayAttach, mayRemoveFile },
  facts: fileFacts,
  makers: { removed },
}).createMachine({
  id: 'file',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { attach } },
    open: { on: { attach, remove: { guard: 'mayRemoveFile', actions: 'removed' } } },
  },
});

export const fileDocument: DocumentType = {
  ...fileKind,
  chart: fileMachine,
  commands: {
    /** Given by the server, once it has the bytes. */
    attach: { schema: newFile, mode: 'onlineOnly', permission: null },
    remove: { schema: namedFile, mode: 'predict', permission: EVERY_MEMBER },
  },
  facts: fileFacts,
};
