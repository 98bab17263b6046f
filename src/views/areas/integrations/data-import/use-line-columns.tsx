import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { Icon } from '#views/ui/icon.tsx';
import type { SheetColumn } from '#views/ui/sheet-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { textOf } from './use-import-lines.ts';
import { useLineWords, type LineLook } from './use-line-words.ts';
import { useFieldName } from './use-target-name.ts';

type Column = SheetColumn<ImportLine>;

/** The file's column that one of the sheet shows; null for those that tell of the line. */
export const columnOf = (id: string): number | null => (id.startsWith('c') ? Number(id.slice(1)) : null);

/** A line's number, its verdict and why, and the cells that something is read from. */
export function useLineColumns(row: DataImportRow, mayMend: boolean): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { mapping, table } = row;
  const words = useLineWords(mapping.target);
  const fieldName = useFieldName(mapping.target);
  const cells = mapping.columns.toSorted((a, b) => a.column - b.column);
  const columns: readonly Column[] = [
    {
      id: 'line',
      header: t`Line`,
      width: 72,
      align: 'end',
      pinned: true,
      text: ({ line }) => format.count(line),
    },
    {
      id: 'verdict',
      header: t`Becomes`,
      width: 124,
      pinned: true,
      text: (line) => words.look(line).label,
      cell: (line) => <Look {...words.look(line)} />,
    },
    { id: 'why', header: t`What is wrong, or changes`, width: 260, text: words.says },
    ...cells.map(({ column, field }): Column => ({
      id: `c${column}`,
      header: table.heads[column] || t`Column ${column + 1}`,
      note: fieldName(field),
      width: 150,
      editable: mayMend,
      text: (line) => textOf(line, column),
      problem: (line) => words.problem(line, column),
      mark: (line) => markOf(line, column, field),
    })),
  ];
  // The words follow the language, whose name is among these.
  // oxlint-disable-next-line react/exhaustive-deps -- rows are drawn again for new columns alone
  return useMemo(() => columns, [mapping, table, mayMend, format]);
}

const markOf = (
  { corrections, verdict, stage }: ImportLine,
  column: number,
  field: string,
): 'mended' | 'changed' | undefined => {
  if (corrections[column] !== undefined) return 'mended';
  const isChange = stage === 'open' && verdict?.takes === 'update';
  return isChange && verdict.changes.some((change) => change.field === field) ? 'changed' : undefined;
};

const Look = ({ label, tone, icon }: LineLook) => (
  <span className="import-look" data-tone={tone}>
    <Icon name={icon} size={14} /> {label}
  </span>
);
