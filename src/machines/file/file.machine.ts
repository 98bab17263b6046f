import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import { EVERY_MEMBER, type DecisionContext, type DocumentType } from '#model/engine/document-type.ts';
import {
  fileFacts,
  mailedFile,
  namedFile,
  newFile,
  settledMail,
  type FileRow,
  type NamedFile,
  type MailSettled,
  type Removed,
  type SettledMail,
} from '#model/file/file.facts.ts';
import { entryOf, mayAttach, mayRemoveFile, maySettleMail } from '#model/file/file.rules.ts';
import { fileKind } from '#model/file/file.kind.ts';

type FileCommand = 'attach' | 'mail' | 'settleMail' | 'remove';

function removed({ row, id: document }: DecisionContext<FileRow>, { id }: NamedFile): Removed {
  if (!row) throw new Error(`${document} has no files`);
  return { about: row.about, id, name: entryOf(row, id)?.name ?? '' };
}

const mailSettled = ({ row, id: document }: DecisionContext<FileRow>, settled: SettledMail): MailSettled => {
  if (!row) throw new Error(`${document} has no files`);
  return { ...settled, about: row.about, name: entryOf(row, settled.id)?.name ?? '' };
};

const attach = { guard: 'mayAttach', target: 'open', actions: 'attached' } as const;
const mail = { guard: 'mayAttach', target: 'open', actions: 'mailed' } as const;

/** The files of one document. */
const fileMachine = documentSetup<FileRow, FileCommand>()({
  rules: { mayAttach, maySettleMail, mayRemoveFile },
  facts: fileFacts,
  makers: { removed, mailSettled },
}).createMachine({
  id: 'file',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { attach, mail } },
    open: {
      on: {
        attach,
        mail,
        settleMail: { guard: 'maySettleMail', actions: 'mailSettled' },
        remove: { guard: 'mayRemoveFile', actions: 'removed' },
      },
    },
  },
});

export const fileDocument: DocumentType = {
  ...fileKind,
  chart: fileMachine,
  commands: {
    /** Given by the server, once it has the bytes. */
    attach: { schema: newFile, mode: 'onlineOnly', permission: null },
    /** Likewise, with the letters that it goes with. */
    mail: { schema: mailedFile, mode: 'onlineOnly', permission: null },
    settleMail: { schema: settledMail, mode: 'onlineOnly', permission: null },
    remove: { schema: namedFile, mode: 'predict', permission: EVERY_MEMBER },
  },
  facts: fileFacts,
};
