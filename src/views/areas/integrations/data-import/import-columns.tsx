import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { dataImportWords } from './data-import.look.ts';
import { useTargetName } from './use-target-name.ts';

type Column = ListColumn<DataImportRow>;

/** The columns of the list of imports. [DIS3] */
export function useImportColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const personName = usePersonName();
  const targetName = useTargetName();
  const count = (id: string, header: string, of: (row: DataImportRow) => number): Column => ({
    id,
    header,
    width: 96,
    align: 'end',
    sortable: true,
    cell: (row) => format.count(of(row)),
    value: of,
  });
  return [
    {
      id: 'file',
      header: t`File`,
      width: { share: 2, min: 180 },
      sortable: true,
      cell: ({ file }) => file.name,
    },
    { id: 'target', header: t`Contents`, width: 150, cell: ({ mapping }) => targetName(mapping.target) },
    useStateColumn(dataImportWords, { width: 150 }),
    count('lines', t`Lines`, ({ table }) => table.lines),
    count('taken', t`Imported`, ({ counts }) => counts.taken),
    count('rejected', t({ message: 'Rejected', context: 'lines' }), ({ counts }) => counts.rejected),
    { id: 'by', header: t`By`, width: 140, cell: ({ begunBy }) => personName(begunBy) },
    {
      id: 'at',
      header: t`Begun`,
      width: 110,
      sortable: true,
      cell: ({ createdAt }) => format.listed(createdAt, today),
      value: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
