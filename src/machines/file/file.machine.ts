import { documentSetup, given } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { FileRow, NamedFile, NewFile, Removed } from '#model/file/file.events.ts';
import { entryOf, mayAttach, mayRemoveFile } from '#model/file/file.rules.ts';

type FileCommand = 'attach' | 'remove';

function removed({ row, id: document }: DecisionContext<FileRow>, { id }: NamedFile): Removed {
  if (!row) throw new Error(`${document} has no files`);
  return { about: row.about, id, name: entryOf(row, id)?.name ?? '' };
}

const attach = { guard: 'mayAttach', target: 'open', actions: 'attached' } as const;

/** The files of one document. */
export const fileMachine = documentSetup<FileRow, FileCommand>()({
  rules: { mayAttach, mayRemoveFile },
  facts: { attached: (_: unknown, data: NewFile): NewFile => data, removed },
}).createMachine({
  id: 'file',
  context: given,
  initial: 'none',
  states: {
    none: { on: { attach } },
    open: { on: { attach, remove: { guard: 'mayRemoveFile', actions: 'removed' } } },
  },
});
