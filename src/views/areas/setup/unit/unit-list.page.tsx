import { useLingui } from '@lingui/react/macro';
import type { UnitRow } from '#model/areas/setup/unit/unit.facts.ts';
import { isWholeOnly, stockUnits } from '#model/values/units.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { UnitPanel } from './unit-panel.tsx';
import { unitFields } from './unit.fields.ts';
import { ownUnitWords } from './unit.look.ts';

/** The built-in units as rows: they were never written. */
const builtIn: readonly UnitRow[] = stockUnits.map((code) => ({
  id: code,
  state: 'active',
  version: 0,
  createdAt: '',
  changedAt: '',
  code,
  name: { en: code, sv: code },
  wholeOnly: isWholeOnly(code),
}));
const isBuiltIn = ({ version }: Pick<UnitRow, 'version'>): boolean => version === 0;

/** The built-in units and those of the company, by code; one of these opens next to the list. */
export function UnitListPage() {
  const [, setQuery] = useAddress();
  const own: readonly UnitRow[] = useRows('unit');
  const nameOf = useUnitName();
  const open = (row: UnitRow): void => {
    if (!isBuiltIn(row)) setQuery({ id: row.id, tab: undefined });
  };
  return (
    <RecordListPage
      kind="unit"
      words={ownUnitWords}
      fields={unitFields}
      panel={UnitPanel}
      within={useCoreResources('/units')}
      own={{
        rows: [...builtIn, ...own],
        text: ({ code }) => `${code} ${nameOf(code)}`.toLowerCase(),
        columns: useColumns(),
        // Built-in ones are no documents: nothing is done with them.
        bulk: {
          words: ownUnitWords,
          commands: ['archive', 'restore'],
          only: (id) => own.some((row) => row.id === id),
        },
        onOpen: open,
        onEdit: open,
      }}
    />
  );
}

function useColumns(): readonly ListColumn<UnitRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = useUnitName();
  const named = ({ code }: UnitRow): string => nameOf(code);
  return [
    { id: 'code', header: i18n._(unitFields.code.label), width: 160, cell: ({ code }) => code },
    { id: 'name', header: t`Name`, width: { share: 2, min: 160 }, cell: named },
    {
      id: 'wholeOnly',
      header: i18n._(unitFields.wholeOnly.label),
      width: 140,
      cell: ({ wholeOnly }) => (wholeOnly ? t`Yes` : t`No`),
    },
    {
      id: 'origin',
      header: t`Origin`,
      width: 130,
      cell: (row) => (isBuiltIn(row) ? t`Built-in` : t`Own`),
    },
    useStateColumn(ownUnitWords, { width: 130 }),
  ];
}
