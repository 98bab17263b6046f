import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ColumnNote } from '#model/areas/integrations/data-import/import-line.ts';
import { isMappable, isUnjudged } from '#model/areas/integrations/data-import/import-standing.ts';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { written } from './mapping-edits.ts';
import { ColumnFixes, type ReadOtherwise } from './column-fixes.tsx';
import type { ImportLines } from './use-import-lines.ts';
import { useColumnSentence } from './use-line-words.ts';
import type { Mapping } from './use-mapping.ts';
import { useFieldName } from './use-target-name.ts';
import { useColumnNotes } from './use-column-notes.ts';

interface ColumnNotesProps {
  readonly row: DataImportRow;
  readonly mapping: Mapping;
  readonly lines: ImportLines;
  readonly mayMend: boolean;
}

/** Shown at most; those of most lines come first. */
const SHOWN = 12;

/** What lines are rejected for, and what is left out of them or rounded, by column, with what mends all of it at once. [DIS36] */
export function ColumnNotes({ row, ...props }: ColumnNotesProps) {
  const { t } = useLingui();
  const told = useColumnNotes(row);
  if (isUnjudged(row) || told.length === 0) return null;
  return (
    <Panel
      title={t`Before you import`}
      subtitle={t`What lines are rejected for, and what is left out of them or read otherwise than it is written.`}
      flush
    >
      <ul className="import-told" aria-label={t`What is wrong in the columns of the file`}>
        {told.slice(0, SHOWN).map((one) => (
          <ToldColumn key={`${one.how} ${one.column} ${one.code}`} {...props} row={row} told={one} />
        ))}
      </ul>
    </Panel>
  );
}

const looks: Readonly<Record<ColumnNote['how'], { readonly tone: Tone; readonly icon: IconName }>> = {
  rejected: { tone: 'danger', icon: 'alert' },
  leftOut: { tone: 'warning', icon: 'minus' },
  rounded: { tone: 'neutral', icon: 'info' },
  cleaned: { tone: 'neutral', icon: 'info' },
  converted: { tone: 'neutral', icon: 'info' },
};

function ToldColumn({
  row,
  mapping,
  lines,
  mayMend,
  told,
}: ColumnNotesProps & { readonly told: ColumnNote }) {
  const { target } = row.mapping;
  const fieldName = useFieldName(target);
  const sentence = useColumnSentence(target);
  const count = useCount(told);
  const { column, field, code, params, how } = told;
  const { tone, icon } = looks[how];
  return (
    <li>
      <span className="import-look" data-tone={tone}>
        <Icon name={icon} size={14} />
        {field === null ? '' : `${fieldName(field)}: `}
        {count}
      </span>
      <small>{sentence({ code, ...(params && { params }) })}</small>
      {mayMend && column !== null && (
        <ColumnFixes
          told={{ ...told, column }}
          name={field === null ? (row.table.heads[column] ?? '') : fieldName(field)}
          isOptional={isOptional(target, field, row.mapping.key)}
          mayRead={isMappable(row)}
          onMend={(becomes) => lines.mendAlike({ column, told: code, becomes })}
          onRead={(change) => readAgain(mapping, column, change)}
        />
      )}
    </li>
  );
}

/** Reads a column otherwise, and checks again. */
function readAgain({ value, edit, check }: Mapping, column: number, change: ReadOtherwise): void {
  edit(written(value, column, change));
  check();
}

/** Whether a line may go without a field. */
const isOptional = (target: string, name: string | null, key: string): boolean =>
  name !== key && importTarget(target)?.fields.find((field) => field.name === name)?.needed !== true;

function useCount({ how, lines }: ColumnNote): string {
  const { t } = useLingui();
  const counts: Readonly<Record<ColumnNote['how'], string>> = {
    rejected: t`${plural(lines, { one: '# line is rejected', other: '# lines are rejected' })}`,
    leftOut: t`${plural(lines, { one: '# cell is left out', other: '# cells are left out' })}`,
    rounded: t`${plural(lines, { one: '# cell is rounded', other: '# cells are rounded' })}`,
    cleaned: t`${plural(lines, { one: '# cell is cleaned', other: '# cells are cleaned' })}`,
    converted: t`${plural(lines, { one: '# amount is converted', other: '# amounts are converted' })}`,
  };
  return counts[how];
}
