import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/data-import/data-import.facts.ts';
import type { LineFilter } from '#model/data-import/import-desk.ts';
import type { Tab } from '../ui/tabs.tsx';

export interface LineTab extends Tab {
  readonly only: LineFilter | null;
}

/** The lines by what becomes of them, with how many; once they are taken, by what is left of them. */
export function useLineFilters({ state, counts, table }: DataImportRow): readonly LineTab[] {
  const { t } = useLingui();
  const all: LineTab = { id: 'all', label: t`All lines`, count: table.lines, only: null };
  const rejected: LineTab = {
    id: 'rejected',
    label: t({ message: 'Rejected', context: 'lines' }),
    count: counts.rejected,
    icon: 'alert',
    only: 'rejected',
  };
  if (['mapping', 'checking', 'discarded'].includes(String(state))) return [all];
  if (state === 'undone') return [all, rejected, { id: 'kept', label: t`Kept`, only: 'kept' }];
  if (state !== 'checked') return [all, rejected];
  return [
    all,
    rejected,
    { id: 'create', label: t`New`, count: counts.create, only: 'create' },
    { id: 'update', label: t`Changes`, count: counts.update, only: 'update' },
    { id: 'same', label: t`Unchanged`, count: counts.same, only: 'same' },
  ];
}
