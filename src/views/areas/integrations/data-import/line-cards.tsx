import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import type { LinesShownProps } from './line-sheet-part.tsx';
import { correctionTo, textOf } from './use-import-lines.ts';
import { useLineWords, type LineWords } from './use-line-words.ts';

/** Cards at a time. */
const MORE = 50;

/** The lines on a phone: a card each, with a field for the cell at fault. [DIS10] */
export function LineCards({ row, lines, mayMend, question }: LinesShownProps) {
  const { t } = useLingui();
  const { pages } = lines;
  const [shown, setShown] = useState(MORE);
  const words = useLineWords(row.mapping.target);
  useWhenChanged(`${question} ${shown}`, () => {
    void pages.need(0, shown);
  });
  if (pages.total === 0 && pages.version() > 0)
    return <EmptyState icon="list" title={t`No line is like this`} />;
  const here = Array.from({ length: Math.min(shown, pages.total) }, (_, index) => pages.at(index));
  return (
    <>
      <ul className="import-cards" aria-label={t`Lines of the file`}>
        {here.map((line) =>
          line === undefined ? null : <LineCard key={line.line} {...{ row, lines, mayMend, line, words }} />,
        )}
      </ul>
      {pages.total > shown && <Button onClick={() => setShown(shown + MORE)}>{t`Show more`}</Button>}
    </>
  );
}

interface LineCardProps extends Omit<LinesShownProps, 'question'> {
  readonly line: ImportLine;
  readonly words: LineWords;
}

function LineCard({ row, lines, mayMend, line, words }: LineCardProps) {
  const { t } = useLingui();
  const { label, tone, icon } = words.look(line);
  const column = line.stage === 'open' ? (line.verdict?.refusal?.column ?? mendedIn(line)) : null;
  const isAsked = mayMend && column !== null;
  return (
    <li>
      <span className="import-card-head">
        <strong>{line.verdict?.about || t`Line ${line.line}`}</strong>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </span>
      {isAsked ? (
        <CellField
          key={column}
          label={row.table.heads[column] || t`Column ${column + 1}`}
          text={textOf(line, column)}
          error={words.problem(line, column)}
          onText={(text) => lines.mend([{ line, cells: { [column]: correctionTo(line, column, text) } }])}
        />
      ) : (
        <span className="ui-soft">{words.says(line)}</span>
      )}
    </li>
  );
}

/** The cell that was put right last stays open to be changed again. */
function mendedIn({ corrections }: ImportLine): number | null {
  const [column] = Object.keys(corrections);
  return column === undefined ? null : Number(column);
}

interface CellFieldProps {
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** Written when it is left. */
function CellField({ label, text, error, onText }: CellFieldProps) {
  const [draft, setDraft] = useState(text);
  return (
    <Field label={label} error={error}>
      <TextInput value={draft} onChange={setDraft} onBlur={() => draft !== text && onText(draft)} />
    </Field>
  );
}
