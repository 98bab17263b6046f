import { Trans, useLingui } from '@lingui/react/macro';
import type { Allocation, PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useDecider } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { differenceWords } from '../invoice/difference.messages.ts';

interface AllocationsProps {
  readonly row: PaymentRow;
}

type Line = Allocation & { readonly id: string };

/** What a payment pays; each part can be freed again. [PAY4] */
export function PaymentAllocations({ row }: AllocationsProps) {
  const { t } = useLingui();
  const columns = useColumns(row);
  if (row.allocations.length === 0) return <None />;
  return (
    <LineList<Line>
      title={t`Pays`}
      lines={row.allocations.map((part) => ({ ...part, id: part.invoice }))}
      columns={columns}
    />
  );
}

function None() {
  const { t } = useLingui();
  return (
    <Panel title={t`Pays`}>
      <EmptyState icon="cash" title={t`It pays no invoice`}>
        <Trans>What a payment is set against is listed here.</Trans>
      </EmptyState>
    </Panel>
  );
}

/** How amounts of a part are written: those of its invoice in the invoice's currency. */
function useMoneyOf(row: PaymentRow) {
  const { i18n } = useLingui();
  const format = useFormat();
  const held = useHeld();
  const company = useCompany();
  const invoiceOf = ({ invoice }: Line) => held('invoice', invoice) as InvoiceRow | undefined; // table invoice holds InvoiceRow
  const moneyOf = (line: Line, amount: number): string =>
    format.money(amount, invoiceOf(line)?.currency ?? row.currency);
  return {
    moneyOf,
    leftOf: (line: Line): string => {
      const found = invoiceOf(line);
      return found ? moneyOf(line, openOf(found)) : '–';
    },
    /** What the money is worth, less what the invoice stood for. [PAY15] */
    exchangeOf: (line: Line): string => {
      const found = invoiceOf(line);
      if (line.settles === undefined || !found) return '';
      const gain = amountAt(line.amount, row.rate) - amountAt(line.settles, found.rate);
      const money = format.money(row.direction === 'in' ? gain : 0 - gain, company.currency);
      return `${i18n._(differenceWords.exchange)}, ${money}`;
    },
  };
}

/** What explains a difference, and what is paid of invoices in another currency. */
function useSettlingColumns(row: PaymentRow): readonly LineColumn<Line>[] {
  const { t, i18n } = useLingui();
  const { moneyOf, exchangeOf } = useMoneyOf(row);
  const lessOf = (line: Line): string =>
    line.less ? `${i18n._(differenceWords[line.less.kind])}, ${moneyOf(line, line.less.amount)}` : '';
  const settled: LineColumn<Line> = {
    id: 'settles',
    header: t`Of the invoice`,
    align: 'end',
    width: '9rem',
    text: (line) => (line.settles === undefined ? '' : moneyOf(line, line.settles)),
  };
  return [
    {
      id: 'less',
      header: t`Payment difference`,
      width: '14rem',
      text: (line) => [exchangeOf(line), lessOf(line)].filter((one) => one !== '').join('; '),
    },
    ...(row.allocations.some(({ settles }) => settles !== undefined) ? [settled] : []),
  ];
}

function useColumns(row: PaymentRow): readonly LineColumn<Line>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { leftOf } = useMoneyOf(row);
  return [
    {
      id: 'invoice',
      header: t`Invoice`,
      wide: true,
      text: ({ invoice }) => invoice,
      render: ({ invoice }) => <DocumentLink kind="invoice" id={invoice} />,
    },
    ...useSettlingColumns(row),
    { id: 'open', header: t`Open on the invoice`, align: 'end', width: '10rem', text: leftOf },
    {
      id: 'amount',
      header: t`Pays`,
      align: 'end',
      width: '9rem',
      text: ({ amount }) => format.money(amount, row.currency),
    },
    {
      id: 'free',
      header: '',
      width: '6rem',
      text: () => '',
      render: (line) => <FreeButton row={row} invoice={line.invoice} />,
    },
  ];
}

/** Takes the money from an invoice again, so that it can be set against another. */
function FreeButton({ row, invoice }: AllocationsProps & { readonly invoice: string }) {
  const { t } = useLingui();
  const replica = useDecider();
  const propose = usePropose();
  const held = useHeld();
  const refused = useRefused('payment');
  const command = { kind: 'payment', document: row.id, type: 'free', data: { invoice } } as const;
  const number = held('invoice', invoice)?.number ?? '';
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="x"
      data-testid="free"
      label={t`Free from ${number}`}
      {...refused(replica.wouldRefuse(command))}
      onClick={() => void propose(command)}
    />
  );
}
