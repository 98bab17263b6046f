import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { payableOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import { paymentFileRefusal, transfersOf } from '#model/areas/purchasing/supplier-bill/payment-file.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { addDays } from '#model/values/moments.ts';
import { AwaitedDay } from '#views/kit/document/awaited-day.tsx';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { payeeWords } from './supplier-bill.messages.ts';
import { useNotPaying } from './use-not-paying.ts';
import { useBillSupplier } from './supplier-bill-columns.tsx';

interface ToPayProps {
  readonly bills: readonly SupplierBillRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

type Column = LineColumn<SupplierBillRow>;

/** Bills to choose among for a file of payments; those without an account say so. */
export function BillsToPay(props: ToPayProps) {
  const { t } = useLingui();
  const { bills, chosen } = props;
  const picked = bills.filter(({ id }) => chosen.has(id));
  return (
    <Panel
      flush
      title={t`To pay`}
      subtitle={t`Choose what the bank is to pay, and on which day.`}
      actions={<ChooseDue {...props} />}
    >
      <LineTable<SupplierBillRow>
        readOnly
        label={t`To pay`}
        rows={bills}
        rowId={({ id }) => id}
        columns={useColumns(props)}
        totals={useSums(picked)}
        onCell={() => {}}
        foot={<MakeFile picked={picked} onMade={() => props.onChoose(new Set())} />}
      />
    </Panel>
  );
}

/** Ticks what falls due within a week and has an account. */
function ChooseDue({ bills, onChoose }: ToPayProps) {
  const { t } = useLingui();
  const until = addDays(useToday(), 7);
  const due = bills.filter(({ dueOn, payTo }) => dueOn <= until && payTo.account !== '');
  return (
    <Button size="sm" icon="checks" onClick={() => onChoose(new Set(due.map(({ id }) => id)))}>
      {t`Choose what is due within a week`}
    </Button>
  );
}

/** The bill with the box that chooses it. */
function useChoiceColumn({ chosen, onChoose }: ToPayProps): Column {
  const { t } = useLingui();
  const supplierOf = useBillSupplier();
  const toggle = (id: string, isOn: boolean): void =>
    onChoose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return {
    id: 'number',
    header: t`Bill`,
    wide: true,
    text: (row) => `${row.number ?? ''} ${supplierOf(row)}`,
    render: (row) => (
      <span className="ui-row">
        <Checkbox
          checked={chosen.has(row.id)}
          disabled={row.payTo.account === ''}
          label={t`Pay ${row.number ?? ''} of ${supplierOf(row)}`}
          labelHidden
          onChange={(isOn) => toggle(row.id, isOn)}
        />
        <DocumentLink kind="supplierBill" id={row.id} />
      </span>
    ),
  };
}

function useColumns(props: ToPayProps): readonly Column[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const supplierOf = useBillSupplier();
  const account = ({ payTo }: SupplierBillRow): string =>
    payTo.account === '' ? t`No account` : `${i18n._(payeeWords[payTo.type])} ${payTo.account}`;
  return [
    useChoiceColumn(props),
    { id: 'supplier', header: t`Supplier`, width: '14rem', text: supplierOf },
    { id: 'theirs', header: t`Supplier's number`, width: '9rem', text: (row) => row.supplierNumber },
    { id: 'account', header: t`Paid to`, width: '15rem', text: account },
    {
      id: 'due',
      header: t`Due date`,
      width: '8rem',
      text: (row) => format.date(row.dueOn),
      render: (row) => <AwaitedDay on={row.dueOn} />,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      width: '9rem',
      text: (row) => format.money(payableOf(row), row.currency),
    },
  ];
}

/** What was chosen, by currency. */
function useSums(picked: readonly SupplierBillRow[]) {
  const { t } = useLingui();
  const format = useFormat();
  return [...Map.groupBy(picked, ({ currency }) => currency)].map(([currency, rows]) => ({
    id: currency,
    label: t`Chosen, ${currency}`,
    value: format.money(total(rows, payableOf), currency),
  }));
}

interface MakeProps {
  readonly picked: readonly SupplierBillRow[];
  readonly onMade: () => void;
}

/** The day, and the button that puts what was chosen in a file. */
function MakeFile({ picked, onMade }: MakeProps) {
  const { t } = useLingui();
  const today = useToday();
  const model = useModel();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const supplierOf = useBillSupplier();
  const { bank } = useCompany();
  const [on, setOn] = useState<string | null>(today);
  const refusal = paymentFileRefusal(bank, transfersOf(picked), (supplier) => supplierOf({ supplier }));
  const count = picked.length;
  const make = (): void => {
    const data = { file: model.newId(), on };
    for (const { id } of picked) propose({ kind: 'supplierBill', document: id, type: 'order', data });
    onMade();
  };
  const reason =
    useNotPaying() ??
    (count === 0
      ? t`Choose bills first.`
      : on === null || on < today
        ? t`Choose today or a later day.`
        : refusal && sentence(refusal));
  return (
    <div className="ui-row">
      <Field label={t`The bank pays on`}>
        <DateInput value={on} min={today} onChange={setOn} />
      </Field>
      <Button
        variant="primary"
        icon="send"
        data-testid="make-payment-file"
        disabledReason={reason ?? undefined}
        onClick={make}
      >
        {t`Make payment file (${plural(count, { one: '# bill', other: '# bills' })})`}
      </Button>
    </div>
  );
}
