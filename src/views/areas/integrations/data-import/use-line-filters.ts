import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { LineFilter } from '#model/areas/integrations/data-import/import-desk.ts';
import { isJudged, isUndone, isUnjudged } from '#model/areas/integrations/data-import/import-standing.ts';
import type { Tab } from '#views/ui/tabs.tsx';

export interface LineTab extends Tab {
  readonly only: LineFilter | null;
}

/** The lines by what becomes of them, with how many; once they are taken, by what is left of them. */
export function useLineFilters(row: DataImportRow): readonly LineTab[] {
  const { counts, table } = row;
  const { t } = useLingui();
  const all: LineTab = { id: 'all', label: t`All lines`, count: table.lines, only: null };
  const rejected: LineTab = {
    id: 'rejected',
    label: t({ message: 'Rejected', context: 'lines' }),
    count: counts.rejected,
    icon: 'alert',
    only: 'rejected',
  };
  if (isUnjudged(row)) return [all];
  if (isUndone(row)) return [all, rejected, { id: 'kept', label: t`Kept`, only: 'kept' }];
  if (!isJudged(row)) return [all, rejected];
  return [
    all,
    rejected,
    { id: 'create', label: t`New`, count: counts.create, only: 'create' },
    { id: 'update', label: t`Changes`, count: counts.update, only: 'update' },
    { id: 'same', label: t`Unchanged`, count: counts.same, only: 'same' },
  ];
}
