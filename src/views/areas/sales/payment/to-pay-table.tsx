import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { discountOn, MOST_ROUNDING, openTowards } from '#model/areas/sales/payment/open-invoices.ts';
import type { Allocation } from '#model/areas/sales/payment/payment.facts.ts';
import { allocatedOf, settledBy } from '#model/areas/sales/payment/payment.figures.ts';
import { proposedOf, type Money } from '#model/areas/sales/payment/spread.ts';
import { differences, type Difference } from '#model/areas/sales/owed/settlement.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
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
  readonly money: Money & { readonly currency: string; readonly rate: number };
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
  const proposed = useProposed(props);
  const type = (invoice: string, column: string, text: string): void => {
    const amount = text.trim() === '' ? 0 : format.read(text, 2);
    const problem = amount === undefined ? unreadProblem(text, 2, format.locale) : undefined;
    form.mistyped(`allocations.${invoice}.${column}`, problem !== undefined, problem);
    if (amount === undefined) return;
    const put = column === 'settles' ? withSettled : withAmount;
    onChange(put(props, invoice, amount ?? 0, proposed));
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
        ...useSettlesColumn(props),
        useDifferenceColumn(props),
        useLeftColumn(props),
      ]}
      onCell={type}
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
function withAmount(
  { allocations, invoices, money }: ToPayProps,
  invoice: string,
  amount: number,
  proposed: (row: InvoiceRow, amount: number) => number,
): Allocation[] {
  const others = allocations.filter((part) => part.invoice !== invoice);
  const row = invoices.find(({ id }) => id === invoice);
  const isOther = row !== undefined && row.currency !== money.currency;
  const part = { invoice, amount, less: null, ...(isOther && { settles: proposed(row, amount) }) };
  const parts = amount === 0 ? others : [...others, part];
  const place = ({ invoice: id }: Allocation): number => invoices.findIndex((row) => row.id === id);
  return parts.toSorted((a, b) => place(a) - place(b));
}

/** The parts with another amount of the invoice's currency for one of them. [PAY15] */
const withSettled = ({ allocations }: ToPayProps, invoice: string, settles: number): Allocation[] =>
  allocations.map((part) =>
    part.invoice === invoice && settles > 0 ? { ...part, settles, less: null } : part,
  );

/** What money pays of an invoice in another currency, at the rates of its day. [PAY15] */
function useProposed({ money }: ToPayProps): (row: InvoiceRow, amount: number) => number {
  const rateOf = useRateToBegin();
  return (row, amount) =>
    proposedOf(amount, openTowards(row, money.direction), {
      payment: money.rate,
      invoice: rateOf(row.currency, money.on) ?? row.rate,
    });
}

const partOf = ({ allocations }: ToPayProps, { id }: InvoiceRow): Allocation | undefined =>
  allocations.find(({ invoice }) => invoice === id);

/** What a payment leaves open of an invoice without an explanation, minor units. */
const lackingOf = (props: ToPayProps, row: InvoiceRow): number =>
  openTowards(row, props.money.direction) - settledOf(partOf(props, row));

const settledOf = (part: Allocation | undefined): number => (part ? settledBy(part) : 0);

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
    const typed = form.error(`allocations.${id}.amount`);
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

/** What is paid of invoices in another currency, in theirs; absent where there are none. [PAY15] */
function useSettlesColumn(props: ToPayProps): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { allocations, form, invoices, money } = props;
  if (invoices.every(({ currency }) => currency === money.currency)) return [];
  const isOther = (row: InvoiceRow): boolean => partOf(props, row)?.settles !== undefined;
  return [
    {
      id: 'settles',
      header: t`Of the invoice`,
      align: 'end',
      width: '8rem',
      editable: isOther,
      inputMode: 'decimal',
      text: (row) => {
        const settles = partOf(props, row)?.settles;
        return settles === undefined ? '' : format.decimal(settles, 2, 2);
      },
      error: ({ id }) => {
        const index = allocations.findIndex(({ invoice }) => invoice === id);
        const typed = form.error(`allocations.${id}.settles`);
        return index < 0 ? typed : (typed ?? form.error(`allocations.${index}.settles`));
      },
    },
  ];
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
