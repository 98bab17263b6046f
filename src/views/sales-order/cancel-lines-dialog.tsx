import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type { SalesOrderLine, SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { unreleasedOf } from '#model/sales-order/sales-order.lines.ts';
import { reasons } from '#model/values/reasons.ts';
import { useModel } from '../document/model-context.tsx';
import { reasonWords } from '../document/reason.messages.ts';
import { numberProblem } from '../document/number-problem.ts';
import { useFieldSentence, useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { useFormat } from '../ui/use-format.ts';

interface CancelLinesProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

/** Asks how much of each line is given up, and why. Only what is on no pick list can be. */
export function CancelLinesDialog({ row, onClose }: CancelLinesProps) {
  const { t, i18n } = useLingui();
  const { reason, setReason, typed, setTyped, problem, give } = useCancelling(row, onClose);
  return (
    <Dialog
      open
      title={t`Cancel lines`}
      width="44rem"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={give}>{t`Cancel lines`}</Button>
        </>
      }
    >
      <div className="ui-stack">
        <p className="ui-soft">
          <Trans>Write how much of each line is given up. What is on a pick list stays.</Trans>
        </p>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <CancelTable row={row} typed={typed} onType={(line, text) => setTyped({ ...typed, [line]: text })} />
        <Field label={t`Reason`} required>
          <Select
            value={reason}
            options={reasons.cancel.map((code) => ({
              value: code as string,
              label: i18n._(reasonWords[code]),
            }))}
            onChange={setReason}
          />
        </Field>
      </div>
    </Dialog>
  );
}

/** What is written in the dialog, and giving it. */
function useCancelling(row: SalesOrderRow, onClose: () => void) {
  const { t } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const give = (): void => {
    const lines = Object.entries(typed).map(([line, text]) => ({
      line,
      quantity: parseDecimal(text, 3) ?? 0,
    }));
    const wanted = lines.filter((part) => part.quantity > 0);
    if (Object.values(typed).some((text) => problemOf(text) !== undefined))
      return setProblem(sentence({ code: 'invalid' }));
    if (reason === null) return setProblem(t`Choose a reason.`);
    const data = { reason, lines: wanted };
    const refusal = propose(
      { kind: 'salesOrder', document: row.id, type: 'cancelLines', data },
      { quiet: true },
    );
    return refusal ? setProblem(sentence(refusal)) : onClose();
  };
  return { reason, setReason, typed, setTyped, problem, give };
}

/** The code of what is wrong with how much of a line is given up; nothing is none of it. */
const problemOf = (text: string): string | undefined =>
  text === '' ? undefined : numberProblem(text, { digits: 3 });

interface CancelTableProps {
  readonly row: SalesOrderRow;
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (line: string, text: string) => void;
}

function CancelTable({ row, typed, onType }: CancelTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const sentence = useFieldSentence();
  return (
    <LineTable<SalesOrderLine>
      label={t`Lines`}
      rows={row.lines.filter((line) => unreleasedOf(line) > 0)}
      rowId={(line) => line.id}
      onCell={(line, _, text) => onType(line, text)}
      columns={[
        {
          id: 'sku',
          header: t`SKU`,
          wide: true,
          text: (line) => replica.view.get('product', line.product)?.sku ?? '',
        },
        { id: 'ordered', header: t`Ordered`, align: 'end', text: (line) => format.quantity(line.quantity) },
        {
          id: 'most',
          header: t`On no pick list`,
          align: 'end',
          text: (line) => format.quantity(unreleasedOf(line)),
        },
        {
          id: 'cancel',
          header: t`Cancel`,
          align: 'end',
          width: '7rem',
          editable: true,
          inputMode: 'decimal',
          text: (line) => typed[line.id] ?? '',
          error: (line) => sentence(problemOf(typed[line.id] ?? '')),
        },
      ]}
    />
  );
}
