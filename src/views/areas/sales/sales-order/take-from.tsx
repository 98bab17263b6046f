import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { comesThen, demandTables, otherHolders, type DemandLine } from './demand-lines.ts';
import { useCustomerName } from './use-customer-name.ts';
import { useTypedQuantities } from './use-typed-quantities.ts';

const tables = [...demandTables, 'expectedReceipt'] as const;

/** Takes goods from other orders, with what each loses and when it can have it again, before anything is taken. [SO65] */
export function TakeFrom({ line }: { readonly line: DemandLine }) {
  const { t } = useLingui();
  const others = useQuery(tables, line.id, (model) => otherHolders(model, line), []);
  const typed = useTypedQuantities({});
  const { reason, setReason, refusal, take } = useTake(line, others, typed);
  const columns = useColumns(line, others, typed);
  const reasons = useReasonChoices('amend');
  if (others.length === 0) return null;
  const isReady = reason !== null && others.some((other) => typed.quantityOf(other) > 0);
  return (
    <Panel
      title={t`Take from another order`}
      subtitle={t`What it loses, and when it can have it again, is shown before you take it.`}
    >
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <LineTable<DemandLine>
          label={t`Orders that have these goods`}
          rows={others}
          rowId={(other) => other.id}
          onCell={(other, _, text) => typed.type(other, text)}
          columns={columns}
        />
        <Field label={t`Reason`} required>
          <Select<string> value={reason} options={reasons} onChange={setReason} />
        </Field>
        <TakeButton line={line} isReady={isReady} onTake={take} />
      </div>
    </Panel>
  );
}

interface TakeButtonProps {
  readonly line: DemandLine;
  readonly isReady: boolean;
  readonly onTake: () => void;
}

function TakeButton({ line, isReady, onTake }: TakeButtonProps) {
  const { t } = useLingui();
  const verdict = useVerdict('salesOrder', line.order.id, 'takeFrom', ['reservation']);
  const refused = useRefused('salesOrder')(verdict);
  const missing = isReady ? {} : { disabledReason: t`Enter how much to take, and why.` };
  return (
    <div className="ui-row">
      <Button
        variant="danger"
        icon="arrowsExchange"
        data-testid="take"
        {...(refused ?? missing)}
        onClick={onTake}
      >
        {t`Take`}
      </Button>
    </div>
  );
}

type Typed = ReturnType<typeof useTypedQuantities>;

function useTake(line: DemandLine, others: readonly DemandLine[], typed: Typed) {
  const [reason, setReason] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const propose = usePropose();
  const take = (): void => {
    const from = others
      .filter((other) => typed.quantityOf(other) > 0)
      .map((other) => ({ order: other.order.id, line: other.id, quantity: typed.quantityOf(other) }));
    const data = { line: line.id, reason, from };
    setRefusal(
      propose({ kind: 'salesOrder', document: line.order.id, type: 'takeFrom', data }, { quiet: true }),
    );
  };
  return { reason, setReason, refusal, take };
}

/** What reservations would change by, as it is typed: thousandths by line. */
function shiftOf(line: DemandLine, others: readonly DemandLine[], typed: Typed): ReadonlyMap<string, number> {
  const losses = others.map(
    (other) => [other.id, -Math.min(typed.quantityOf(other), other.held.soft)] as const,
  );
  const taken = losses.reduce((sum, [, loss]) => sum - loss, 0);
  return new Map([...losses, [line.id, taken]]);
}

/** What an order that loses something has left to wait for, and when that can come; an empty text for the others. */
function useThen(
  line: DemandLine,
  others: readonly DemandLine[],
  typed: Typed,
): (other: DemandLine) => string {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const shift = shiftOf(line, others, typed);
  return (other) => {
    if (typed.quantityOf(other) === 0) return '';
    const { waits, on } = comesThen(model, other, today, shift);
    const quantity = sayQuantity(waits, other.product);
    const day = on === null ? '' : format.date(on);
    return on === null ? t`${quantity}: nothing expected` : t`${quantity} on ${day}`;
  };
}

function useColumns(
  line: DemandLine,
  others: readonly DemandLine[],
  typed: Typed,
): readonly LineColumn<DemandLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const sentence = useFieldSentence();
  const customerName = useCustomerName();
  const then = useThen(line, others, typed);
  return [
    {
      id: 'order',
      header: t`Order`,
      wide: true,
      text: ({ order }) => `${order.number ?? ''} ${customerName(order.customer)}`,
    },
    { id: 'promised', header: t`Promised`, text: ({ held }) => format.date(held.on) },
    {
      id: 'has',
      header: t({ context: 'goods', message: 'Allocated' }),
      align: 'end',
      text: ({ held, product }) => sayQuantity(held.soft, product) + (held.locked ? ` (${t`Locked`})` : ''),
    },
    {
      id: 'take',
      header: t`To take`,
      align: 'end',
      width: '7rem',
      editable: ({ held }) => held.locked !== true,
      inputMode: 'decimal',
      text: typed.textOf,
      error: (other) => sentence(typed.problemOf(other)),
    },
    { id: 'then', header: t`Then waits for`, wide: true, text: then },
  ];
}
