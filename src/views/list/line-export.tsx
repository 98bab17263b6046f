import type { LineFile } from './export-table.ts';
import { useLingui } from '@lingui/react/macro';
import { ExportMenu } from './export-menu.tsx';

interface LineExportProps<R> {
  readonly file: LineFile<R>;
  readonly row: R;
  /** What the file is called. */
  readonly label: string;
}

/** Exports the lines of one document. [SO42] */
export function LineExport<R>({ file, row, label }: LineExportProps<R>) {
  const { t } = useLingui();
  return (
    <ExportMenu
      label={label}
      table={(told) => file.table([row], (header) => t`${header} (currency)`, told)}
    />
  );
}
