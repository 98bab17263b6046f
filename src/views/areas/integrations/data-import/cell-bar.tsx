import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { kindOfTarget } from './use-target-name.ts';
import { textOf, type ImportLines } from './use-import-lines.ts';
import { useLineWords } from './use-line-words.ts';

interface CellBarProps {
  readonly row: DataImportRow;
  readonly line: ImportLine | undefined;
  /** The file's column; null: one that tells of the line. */
  readonly column: number | null;
  readonly lines: ImportLines;
  readonly mayMend: boolean;
  /** Goes to a column of the file, in the same line. */
  readonly onColumn: (column: number) => void;
}

/** What there is to say of the keyboard's cell and its line, and what can be done at once. [DIS9] */
export function CellBar({ row, line, column, lines, mayMend, onColumn }: CellBarProps) {
  const { t } = useLingui();
  const words = useLineWords(row.mapping.target);
  if (!line)
    return (
      <div className="import-bar">
        <span className="ui-faint">{t`Choose a cell: type to correct it, paste several at once.`}</span>
      </div>
    );
  const says = (column === null ? undefined : words.problem(line, column)) ?? words.says(line);
  const { document, about } = line.verdict ?? {};
  const kind = kindOfTarget(row.mapping.target);
  return (
    <div className="import-bar">
      <strong>{about || t`Line ${line.line}`}</strong>
      <span role="status">{says || words.look(line).label}</span>
      {line.stage === 'open' && <ToFault line={line} column={column} onColumn={onColumn} />}
      {document && kind && (
        <span className="import-bar-link">
          <Icon name="external" size={14} /> <DocumentLink kind={kind} id={document} />
        </span>
      )}
      {mayMend && column !== null && <MendedCell line={line} column={column} lines={lines} />}
    </div>
  );
}

/** Leads to the cell at fault, which may be out of sight. */
function ToFault({
  line,
  column,
  onColumn,
}: Pick<CellBarProps, 'column' | 'onColumn'> & { line: ImportLine }) {
  const { t } = useLingui();
  const fault = line.verdict?.refusal?.column ?? null;
  if (fault === null || fault === column) return null;
  return (
    <Button size="sm" icon="arrowRight" onClick={() => onColumn(fault)}>
      {t`To the cell`}
    </Button>
  );
}

/** A cell that was put right: every other one that says the same can be, too. */
function MendedCell({ line, column, lines }: { line: ImportLine; column: number; lines: ImportLines }) {
  const { t } = useLingui();
  if (line.corrections[column] === undefined) return null;
  const is = line.cells[column] ?? '';
  const becomes = textOf(line, column);
  return (
    <span className="import-bar-acts">
      <span className="ui-faint">{is === '' ? t`Empty in the file` : t`In the file: “${is}”`}</span>
      <Button
        size="sm"
        icon="copy"
        data-testid="apply-alike"
        onClick={() => lines.mendAlike({ column, is, becomes })}
      >
        {is === '' ? t`Fill all empty ones of this column` : t`Apply to all that say “${is}”`}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        onClick={() => lines.mend([{ line, cells: { [column]: null } }])}
      >
        {t`As in the file`}
      </Button>
    </span>
  );
}
