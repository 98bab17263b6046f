import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { discountOn, MOST_ROUNDING, openTowards } from '#model/areas/sales/payment/open-invoices.ts';
import type { Allocation } from '#model/areas/sales/payment/payment.facts.ts';
import { allocatedOf } from '#model/areas/sales/payment/payment.figures.ts';
import type { Money } from '#model/areas/sales/payment/spread.ts';
import { differences, type Difference } from '#model/areas/sales/owed/settlement.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { unreadProblem } from '#views/ui/number-problem.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { differenceWords } from '../invoice/difference.messages.ts';

type Column = LineColumn<InvoiceRow>;

interface ToPayProps {
  readonly form: Pick<Form<never>, 'error' | 'mistyped'>;
  readonly money: Money & { readonly currency: string };
  /** What may be paid, in the order in which it is. */
  readonly invoices: readonly InvoiceRow[];
  readonly allocations: readonly Allocation[];
  readonly onChange: (allocations: Allocation[]) => void;
}

/** What of a payment pays which open invoice, how the rest of one is explained, and what is left of both. [PAY8] */
export function ToPayTable(props: ToPayProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { money, invoices, allocations, form, onChange } = props;
  const type = (invoice: string, text: string): void => {
    const amount = text.trim() === '' ? 0 : format.read(text, 2);
    const problem = amount === undefined ? unreadProblem(text, 2, format.locale) : undefined;
    form.mistyped(`allocations.${invoice}`, problem !== undefined, problem);
    if (amount !== undefined) onChange(withAmount(props, invoice, amount ?? 0));
  };
  const left = money.amount - allocatedOf({ allocations });
  return (
    <LineTable<InvoiceRow>
      label={t`Open invoices`}
      rows={invoices}
      rowId={(row) => row.id}
      columns={[
        ...useInvoiceColumns(props),
        usePayColumn(props),
        useDifferenceColumn(props),
        useLeftColumn(props),
      ]}
      onCell={(invoice, _, text) => type(invoice, text)}
      totals={[
        {
          id: 'allocated',
          label: t`Allocated`,
          value: format.money(allocatedOf({ allocations }), money.currency),
        },
        { id: 'left', label: t`Left of the payment`, value: format.money(left, money.currency) },
      ]}
    />
  );
}

/** The parts with another amount for one invoice; none where it is zero. What closed the rest is asked anew. */
function withAmount({ allocations, invoices }: ToPayProps, invoice: string, amount: number): Allocation[] {
  const others = allocations.filter((part) => part.invoice !== invoice);
  const parts = amount === 0 ? others : [...others, { invoice, amount, less: null }];
  const place = ({ invoice: id }: Allocation): number => invoices.findIndex((row) => row.id === id);
  return parts.toSorted((a, b) => place(a) - place(b));
}

const partOf = ({ allocations }: ToPayProps, { id }: InvoiceRow): Allocation | undefined =>
  allocations.find(({ invoice }) => invoice === id);

/** What a payment leaves open of an invoice without an explanation, minor units. */
const lackingOf = (props: ToPayProps, row: InvoiceRow): number =>
  openTowards(row, props.money.direction) - (partOf(props, row)?.amount ?? 0);

function useInvoiceColumns({ money }: ToPayProps): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const late = (on: string): string => (on < today ? t`${format.date(on)}, overdue` : format.date(on));
  return [
    { id: 'invoice', header: t`Invoice`, wide: true, text: (row) => row.number ?? t`New` },
    {
      id: 'due',
      header: t({ context: 'invoices', message: 'Due' }),
      width: '13rem',
      text: ({ issue }) => (issue ? late(issue.dueOn) : ''),
    },
    {
      id: 'open',
      header: t({ context: 'invoices', message: 'Open' }),
      align: 'end',
      width: '8rem',
      text: (row) => format.money(openTowards(row, money.direction), row.currency),
    },
  ];
}

function usePayColumn(props: ToPayProps): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { allocations, form } = props;
  const errorOf = ({ id }: InvoiceRow): string | undefined => {
    const index = allocations.findIndex(({ invoice }) => invoice === id);
    const typed = form.error(`allocations.${id}`);
    if (index < 0 || typed !== undefined) return typed;
    return form.error(`allocations.${index}.amount`) ?? form.error(`allocations.${index}.invoice`);
  };
  return {
    id: 'amount',
    header: t`Pays`,
    align: 'end',
    width: '8rem',
    wide: true,
    editable: true,
    inputMode: 'decimal',
    text: (row) => {
      const part = partOf(props, row);
      return part ? format.decimal(part.amount, 2, 2) : '';
    },
    error: errorOf,
  };
}

/** What explains that less than all closes an invoice: only where less is paid. */
function useDifferenceColumn(props: ToPayProps): Column {
  const { t, i18n } = useLingui();
  const { allocations, onChange, form, money } = props;
  const put = (row: InvoiceRow, kind: Difference | typeof OPEN): void =>
    onChange(
      allocations.map((part) =>
        part.invoice === row.id
          ? { ...part, less: kind === OPEN ? null : { kind, amount: lackingOf(props, row) } }
          : part,
      ),
    );
  return {
    id: 'less',
    header: t`The rest`,
    width: '11rem',
    text: () => '',
    input: (row, label) => {
      const part = partOf(props, row);
      const lacking = lackingOf(props, row);
      if (!part || lacking <= 0) return <span className="ui-lines-text" />;
      const fitting = differences.filter(
        (kind) => fits(kind, row, lacking, money.on) || part.less?.kind === kind,
      );
      const named = fitting.map((value) => ({ value, label: i18n._(differenceWords[value]) }));
      return (
        <Select<Difference | typeof OPEN>
          label={label}
          value={part.less?.kind ?? OPEN}
          options={[{ value: OPEN, label: t`Stays open` }, ...named]}
          onChange={(kind) => put(row, kind)}
        />
      );
    },
    error: ({ id }) => {
      const index = allocations.findIndex(({ invoice }) => invoice === id);
      return index < 0 ? undefined : form.error(`allocations.${index}.less`);
    },
  };
}

/** An invoice of which less is paid stays open. */
const OPEN = 'open';

/** Whether a kind of difference may close what an invoice lacks. [PAY3] */
function fits(kind: Difference, row: InvoiceRow, lacking: number, on: string): boolean {
  if (kind === 'rounding') return lacking <= MOST_ROUNDING;
  return kind !== 'discount' || lacking <= discountOn(row, on);
}

function useLeftColumn(props: ToPayProps): Column {
  const { t } = useLingui();
  const format = useFormat();
  return {
    id: 'left',
    header: t`Left open`,
    align: 'end',
    width: '8rem',
    text: (row) => {
      const less = partOf(props, row)?.less?.amount ?? 0;
      return format.money(lackingOf(props, row) - less, row.currency);
    },
  };
}
