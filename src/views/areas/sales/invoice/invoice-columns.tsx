import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openInCompanyCurrency, openOf, payableInCompanyCurrency } from '#model/areas/sales/owed/owed.ts';
import {
  invoiceRegion,
  isIssued,
  isUnsettled,
  ordersIn,
  stageOf,
} from '#model/areas/sales/invoice/invoice.kind.ts';
import { calledToday } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useOwnSum } from '#views/areas/setup/exchange-rate/use-own-sum.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { PromisedDay } from '../sales-order/promised-day.tsx';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { invoiceWords } from './invoice.look.ts';
import { invoiceTypeWords } from './invoice.messages.ts';
import { useInvoiceTitle } from './invoice-title.ts';

type Column = ListColumn<InvoiceRow>;

/** The columns of a list of invoices; sums are in the company's currency. */
export function useInvoiceColumns(): readonly Column[] {
  return [...useHeadColumns(), ...useDayColumns(), useStandingColumn(), ...useMoneyColumns()];
}

function useHeadColumns(): readonly Column[] {
  const { t, i18n } = useLingui();
  const titleOf = useInvoiceTitle();
  const customerName = useCustomerName();
  const ordersOf = useOrderNumbers();
  const typeOf = ({ type }: InvoiceRow): string => i18n._(invoiceTypeWords[type]);
  return [
    { id: 'number', header: t`Number`, width: 142, cell: titleOf, value: titleOf },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 130 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    { id: 'order', header: t`Order`, width: 142, cell: ordersOf, value: ordersOf },
    { id: 'type', header: t`Type`, width: 120, extra: true, cell: typeOf, value: typeOf },
  ];
}

/** The numbers of the orders that an invoice is for, as far as the device holds them. */
function useOrderNumbers(): (row: InvoiceRow) => string {
  const held = useHeld();
  return (row) =>
    ordersIn(row)
      .flatMap((id) => held('salesOrder', id)?.number ?? [])
      .join(', ');
}

function useDayColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'issued',
      header: t`Invoice date`,
      width: 116,
      cell: ({ issue }) => (issue ? format.listed(issue.issuedOn, today) : ''),
      value: ({ issue }) => issue?.issuedOn ?? '',
    },
    {
      id: 'due',
      header: t`Due date`,
      width: 104,
      cell: (row) =>
        row.issue && (
          <PromisedDay
            day={row.issue.dueOn}
            late={isUnsettled(row) && row.issue.dueOn < today}
            today={today}
          />
        ),
      value: ({ issue }) => issue?.dueOn ?? '',
      sum: () => t`With VAT`,
    },
  ];
}

/** What tells most of where an invoice stands: that it is a draft, late, disputed or credited, or how far it is paid. */
function standingOf(row: InvoiceRow): 'document' | 'dunning' | 'payment' | 'credit' {
  if (!isIssued(row)) return 'document';
  if (invoiceRegion(row, 'credit') === 'credited') return 'credit';
  return ['overdue', 'reminded', 'disputed'].includes(invoiceRegion(row, 'dunning')) ? 'dunning' : 'payment';
}

const stateOf = (row: InvoiceRow): InvoiceRow['state'] => calledToday(row).state;

function useStandingColumn(): Column {
  const { t } = useLingui();
  const says = {
    document: useStateWords(invoiceWords, 'document').say,
    dunning: useStateWords(invoiceWords, 'dunning').say,
    payment: useStateWords(invoiceWords, 'payment').say,
    credit: useStateWords(invoiceWords, 'credit').say,
  };
  return {
    id: 'state',
    header: t`State`,
    width: 126,
    cell: (row) => <StateBadges words={invoiceWords} state={stateOf(row)} region={standingOf(row)} />,
    value: (row) => says[standingOf(row)](stateOf(row)),
    card: 'aside',
  };
}

function useMoneyColumns(): readonly Column[] {
  const { t } = useLingui();
  const { currency } = useCompany();
  const total = useAmountColumn({
    id: 'total',
    of: ({ totals }) => totals.payable,
    own: (row) => (stageOf(row) === 'discarded' ? 0 : payableInCompanyCurrency(row)),
  });
  const open = useAmountColumn({
    id: 'open',
    of: (row) => (isIssued(row) ? openOf(row) : 0),
    own: (row) => (isIssued(row) ? openInCompanyCurrency(row) : 0),
  });
  return [
    {
      ...total,
      header: t`Total`,
      hint: t`With VAT, in the invoice's own currency. Sorted, filtered and summed in ${currency}, at the rate of each invoice.`,
    },
    {
      ...open,
      header: t({ context: 'invoices', message: 'To be paid' }),
      hint: t`What is still to be paid, in the invoice's own currency. Below zero: to be paid back.`,
    },
  ];
}

interface Amount {
  readonly id: string;
  /** Minor units of the invoice's currency. */
  readonly of: (row: InvoiceRow) => number;
  /** Minor units of the company's. */
  readonly own: (row: InvoiceRow) => number;
}

function useAmountColumn({ id, of, own }: Amount): Omit<Column, 'header'> {
  const format = useFormat();
  const sum = useOwnSum<InvoiceRow>(own);
  return {
    id,
    width: 118,
    align: 'end',
    cell: (row) => (of(row) === 0 ? null : format.money(of(row), row.currency)),
    value: (row) => of(row) / 100,
    currency: (row) => row.currency,
    sum: (rows, restOf) => sum(rows, restOf(id)),
  };
}
