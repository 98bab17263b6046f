import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import {
  outcomes,
  type MovementRow,
  type MovementRowLine,
  type Settle,
} from '#model/areas/stock/movement/movement.facts.ts';
import { isReturning } from '#model/areas/stock/movement/movement.kind.ts';
import { readyOf, underway } from '#model/areas/stock/movement/movement.lines.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePartColumns, type Typed } from './part-columns.tsx';
import { movementWords } from './movement.look.ts';
import { outcomeWords } from './movement.messages.ts';

/** The commands that may be about a part of the goods. */
export type PartsCommand = 'move' | 'dispatch' | 'receive' | 'settle';

interface PartsProps {
  readonly row: MovementRow;
  readonly command: PartsCommand;
  readonly onClose: () => void;
}

/** How much of each line is moved, sent, received or settled, and where it is put: all of it unless changed. */
export function PartsDialog({ row, command, onClose }: PartsProps) {
  const { t, i18n } = useLingui();
  const parts = useParts({ row, command, onClose });
  const said = movementWords.commands[command];
  const label = said ? i18n._(said.label) : '';
  const columns = usePartColumns(row, { ...parts, hasPlace: placed(command, parts.outcome) });
  return (
    <GiveDialog title={label} width="52rem" onClose={onClose} testId="give-parts" onGive={parts.give}>
      <div className="ui-stack">
        <RefusalNotice kind="movement" refusal={parts.refusal} />
        {command === 'settle' && <Settling parts={parts} />}
        <LineTable<MovementRowLine>
          label={t`Lines`}
          rows={parts.rows}
          rowId={(line) => line.id}
          onCell={(line, _, text) => parts.type(line, { text })}
          columns={columns}
        />
      </div>
    </GiveDialog>
  );
}

/** Whether goods are put somewhere that is chosen. */
const placed = (command: PartsCommand, outcome: Settle['outcome']): boolean =>
  command === 'move' || command === 'receive' || (command === 'settle' && outcome !== 'lost');

type Parts = ReturnType<typeof useParts>;

function Settling({ parts }: { readonly parts: Parts }) {
  const { t, i18n } = useLingui();
  return (
    <div className="ui-fields">
      <Field label={t`What became of it`} required>
        <Select
          value={parts.outcome}
          options={parts.outcomes.map((one) => ({ value: one, label: i18n._(outcomeWords[one]) }))}
          onChange={parts.setOutcome}
        />
      </Field>
      <Field label={t`Reason`} required error={parts.lacksReason ? t`Choose a reason.` : undefined}>
        <Select value={parts.reason} options={useReasonChoices('settle')} onChange={parts.setReason} />
      </Field>
    </div>
  );
}

/** What is typed of each line. */
function useTyped(row: MovementRow, command: PartsCommand) {
  const format = useFormat();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const most = command === 'move' || command === 'dispatch' ? readyOf : underway;
  const rows = row.lines.filter((line) => most(line) > 0);
  const textOf = (line: MovementRowLine): string => typed[line.id]?.text ?? format.decimal(most(line), 3);
  const problemOf = (line: MovementRowLine): string | undefined =>
    textOf(line) === '' ? undefined : numberProblem(textOf(line), { digits: 3 }, format.locale);
  const type = (line: string, parts: Typed): void =>
    setTyped({ ...typed, [line]: { ...typed[line], ...parts } });
  /** The parts to send; null while a quantity is not a number. */
  const partsOf = (hasPlace: boolean) =>
    rows.some((line) => problemOf(line) !== undefined)
      ? null
      : rows.flatMap((line) => {
          const quantity = format.read(textOf(line), 3) ?? 0;
          const to = hasPlace ? typed[line.id]?.to : undefined;
          return quantity > 0 ? [{ line: line.id, quantity, ...(to === undefined ? {} : { to }) }] : [];
        });
  return { rows, most, typed, textOf, problemOf, type, partsOf };
}

/** What is typed, and the command. */
function useParts({ row, command, onClose }: PartsProps) {
  const propose = usePropose();
  const typing = useTyped(row, command);
  const [outcome, setOutcome] = useState<Settle['outcome']>('lost');
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const home = command === 'settle' && outcome === 'returned';
  const give = (): void => {
    setTried(true);
    const lines = typing.partsOf(placed(command, outcome));
    if (lines === null) return setRefusal({ code: 'invalid' });
    if (command === 'settle' && reason === null) return;
    const data = command === 'settle' ? { outcome, reason, lines } : { lines };
    const why = propose({ kind: 'movement', document: row.id, type: command, data }, { quiet: true });
    setRefusal(why);
    if (why === null) onClose();
  };
  return {
    ...typing,
    outcome,
    outcomes: isReturning(row) ? (['lost'] as const) : outcomes,
    setOutcome,
    reason,
    setReason,
    lacksReason: tried && reason === null,
    refusal,
    give,
    warehouse: home ? row.warehouse : row.toWarehouse,
    home,
  };
}
