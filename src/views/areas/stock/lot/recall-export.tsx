import type { ExportTable } from '#views/kit/list/export-table.ts';
import { useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { ExportMenu } from '#views/kit/list/export-menu.tsx';
import { useExportNote } from '#views/kit/list/use-export-note.ts';
import type { Work } from '#views/kit/list/list-work.ts';
import type { TraceEnd } from './lot-trace.ts';
import { useRecallTable } from './recall-table.ts';

interface RecallExportProps {
  readonly lot: LotRow;
  readonly ends: readonly TraceEnd[];
}

/** A file of everybody who got goods of a lot, with how to reach them. */
export function RecallExport({ lot, ends }: RecallExportProps) {
  const { t } = useLingui();
  const tableOf = useRecallTable(lot);
  // oxlint-disable-next-line require-yield -- a recall is short enough to be gathered at once
  const table = function* (): Work<ExportTable> {
    return tableOf(ends);
  };
  return <ExportMenu label={t`Recall ${lot.code}`} table={table} onMadeHere={useExportNote('lot')} />;
}
