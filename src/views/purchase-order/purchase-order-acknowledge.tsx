import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { useFieldSentence, useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { useLineWords } from '../product/line-words.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { LineTable } from '../ui/line-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFormat } from '../ui/use-format.ts';
import {
  acknowledgementOf,
  problemOf,
  saidOf,
  saidValue,
  type SaidCell,
  type SaidLine,
} from './purchase-order-acknowledgement.ts';

interface AcknowledgeProps {
  readonly row: PurchaseOrderRow;
  readonly onClose: () => void;
}

/** Writes down what the supplier confirmed: their reference, and days, quantities and prices by line. */
export function PurchaseOrderAcknowledge({ row, onClose }: AcknowledgeProps) {
  const { t } = useLingui();
  const { lines, reference, setReference, problem, type, everyDay, give } = useAcknowledging(row, onClose);
  return (
    <Dialog
      open
      title={t`Register confirmation`}
      width="60rem"
      dismissable={false}
      onClose={onClose}
      actions={<Actions onClose={onClose} onGive={give} />}
    >
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <div className="ui-fields">
        <Field label={t`Supplier's reference`} optional>
          <TextInput value={reference} autoFocus onChange={setReference} />
        </Field>
        <Field label={t`Promised day of all lines`} optional>
          <DateInput value={sameDay(lines)} onChange={everyDay} />
        </Field>
      </div>
      <LineTable
        label={t`Lines`}
        rows={lines}
        rowId={(said) => said.line.id}
        columns={useSaidColumns(row)}
        onCell={type}
      />
    </Dialog>
  );
}

/** What the supplier said, as it is written down, and giving it. */
function useAcknowledging(row: PurchaseOrderRow, onClose: () => void) {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const [lines, setLines] = useState(() => saidOf(row));
  const [reference, setReference] = useState(row.theirReference);
  const [problem, setProblem] = useState<string>();
  const type = (id: string, cell: string, text: string): void =>
    setLines(
      lines.map((said) => (said.line.id === id ? { ...said, typed: { ...said.typed, [cell]: text } } : said)),
    );
  const give = (): void => {
    const data = acknowledgementOf(lines, reference);
    const refusal = data
      ? propose({ kind: 'purchaseOrder', document: row.id, type: 'acknowledge', data }, { quiet: true })
      : { code: 'invalid' };
    if (refusal) setProblem(sentence(refusal));
    else onClose();
  };
  const everyDay = (day: string | null): void =>
    setLines(lines.map((said) => ({ ...said, typed: { ...said.typed, promisedOn: day ?? '' } })));
  return { lines, reference, setReference, problem, type, everyDay, give };
}

function Actions({ onClose, onGive }: { readonly onClose: () => void; readonly onGive: () => void }) {
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="primary" icon="checks" data-testid="acknowledge" onClick={onGive}>
        <Trans>Register confirmation</Trans>
      </Button>
    </>
  );
}

/** The day that all lines are promised for, or null where they differ. */
function sameDay(lines: readonly SaidLine[]): string | null {
  const days = new Set(lines.map((said) => saidValue(said, 'promisedOn')));
  const [day] = days;
  return days.size === 1 && typeof day === 'string' ? day : null;
}

function useSaidColumns(row: PurchaseOrderRow): readonly LineColumn<SaidLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { name } = useLineWords();
  const sentence = useFieldSentence();
  const isPriced = row.lines.every((line) => line.price !== undefined);
  const cell = (id: SaidCell, header: string, text: (said: SaidLine) => string): LineColumn<SaidLine> => ({
    id,
    header,
    width: '8.5rem',
    editable: true,
    align: id === 'promisedOn' ? 'start' : 'end',
    inputMode: id === 'promisedOn' ? 'numeric' : 'decimal',
    text: (said) => said.typed[id] ?? text(said),
    error: (said) => sentence(problemOf(said, id)),
  });
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: ({ line }) => name(line),
    },
    {
      id: 'ordered',
      header: t`Ordered`,
      align: 'end',
      width: '7rem',
      text: ({ line }) => format.quantity(line.quantity),
    },
    cell('quantity', t`Confirmed`, ({ line }) => format.decimal(line.quantity, 3)),
    ...(isPriced
      ? [cell('price', t`Price`, ({ line }) => (line.price === null ? '' : format.decimal(line.price, 4, 2)))]
      : []),
    cell('promisedOn', t`Promised`, () => ''),
  ];
}
