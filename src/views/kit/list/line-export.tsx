import type { LineFile } from './export-table.ts';
import { useLingui } from '@lingui/react/macro';
import { ExportMenu } from './export-menu.tsx';
import { useExportNote } from './use-export-note.ts';

interface LineExportProps<R> {
  /** The kind of the document. */
  readonly list: string;
  readonly file: LineFile<R>;
  readonly row: R;
  /** What the file is called. */
  readonly label: string;
}

/** Exports the lines of one document. [SO42] */
export function LineExport<R>({ list, file, row, label }: LineExportProps<R>) {
  const { t } = useLingui();
  return (
    <ExportMenu
      label={label}
      onMadeHere={useExportNote(list)}
      table={(told) => file.table([row], (header) => t`${header} (currency)`, told)}
    />
  );
}
