import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { RecordedCompany } from './recorder.ts';

/** A company's model as a recording sees it. */
export function recordedCompany(model: CompanyModel): RecordedCompany {
  const { replica } = model;
  return {
    stateWith: (id) => {
      const pending = replica.pending.find(({ command }) => command.id === id);
      if (!pending?.predicted) return null;
      const { kind, document } = pending.command;
      // A predicted command has read its document; a document's table has its kind's name.
      const row = replica.view.get(kind as TableName, document) as DocumentRow | undefined;
      return row?.state ?? null;
    },
    conflicts: () => model.conflicts(),
    pending: () => model.pending().map(({ command }) => command.id),
    subscribe: (listener) => replica.subscribe(listener),
  };
}
