import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import { toInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import { advanceToCredit } from '#model/areas/sales/sales-order/sales-order.advances.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { calledToday } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { shownWordsOf } from '#views/words-of-kinds.ts';
import { Button } from '#views/ui/button.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AdvanceButton, CreditAdvanceButton, useMayAdvance } from './advance-buttons.tsx';

interface InvoicesProps {
  readonly row: SalesOrderRow;
}

const none: readonly InvoiceRow[] = [];

/** The invoices of an order, and what of it is to be invoiced; nothing where the company invoices elsewhere. [BIL5] */
export function SalesOrderInvoices({ row }: InvoicesProps) {
  const { t } = useLingui();
  const model = useModel();
  const { invoicing } = useCompany().policies;
  const invoices = useQuery(
    ['invoice'],
    row.id,
    ({ replica }) => ofOrder(replica.rows('invoice'), row.id),
    none,
  );
  const waiting = useQuery(
    ['salesOrder', 'shipment', 'company'],
    `${row.id} ${row.version}`,
    ({ replica }) => toInvoice(replica.view, row),
    null,
  );
  const gross = waiting?.gross ?? 0;
  const items = [...useInvoiceItems(invoices), ...useWaitingItems(row, gross), ...useAdvanceItems(row)];
  const mayAdvance = useMayAdvance(row);
  if (invoicing !== 'here' || !model.may('invoice.view') || (items.length === 0 && !mayAdvance)) return null;
  return (
    <Panel
      title={t`Invoices`}
      actions={
        <>
          {mayAdvance && <AdvanceButton row={row} />}
          <CreditAdvanceButton row={row} />
          {gross !== 0 && <InvoiceButton order={row.id} />}
        </>
      }
    >
      {items.length === 0 ? (
        <p className="ui-faint">{t`Nothing has left yet. A part of the order can be invoiced in advance.`}</p>
      ) : (
        <KeyValues columns={2} items={items} />
      )}
    </Panel>
  );
}

const ofOrder = (rows: readonly object[], order: string): readonly InvoiceRow[] =>
  (rows as readonly InvoiceRow[]).filter(({ lines }) => lines.some((line) => line.order === order)); // table invoice holds InvoiceRow

/** Each invoice with its sum and where it stands. */
function useInvoiceItems(invoices: readonly InvoiceRow[]): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const words = shownWordsOf('invoice');
  return invoices.map((one) => ({
    id: one.id,
    label: one.number ?? t`Draft invoice`,
    value: (
      <>
        <UiLink to={paths.to(`/apps/sales/invoices/${one.id}`)}>
          {format.money(one.totals.payable, one.currency)}
        </UiLink>{' '}
        <StateBadges
          words={words}
          state={calledToday(one).state}
          region={isIssued(one) ? 'payment' : 'document'}
        />{' '}
        {isIssued(one) && openOf(one) !== 0 && t`${format.money(openOf(one), one.currency)} to be paid`}
      </>
    ),
  }));
}

/** What has left and is not invoiced. */
function useWaitingItems(row: SalesOrderRow, gross: number): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  if (gross === 0) return [];
  return [{ id: 'toInvoice', label: t`To invoice`, value: format.money(gross, row.currency) }];
}

/** What of advances later invoices deduct, and what of them nothing deducts any more, as the order's prices are. */
function useAdvanceItems(row: SalesOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const left = total(row.advances ?? [], (one) => one.left);
  const back = advanceToCredit(row);
  const money = (amount: number): string => format.money(amount, row.currency);
  return [
    ...(left > back ? [{ id: 'advance', label: t`Advance to deduct`, value: money(left - back) }] : []),
    ...(back > 0 ? [{ id: 'advanceBack', label: t`Advance to credit`, value: money(back) }] : []),
  ];
}

/** Begins an invoice for the order, with the customer's other orders at hand. */
function InvoiceButton({ order }: { readonly order: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('invoice.create')) return null;
  return (
    <Button
      size="sm"
      icon="receipt"
      data-testid="invoice-order"
      to={paths.to(`/apps/sales/invoices/create?order=${order}`)}
    >
      {t`Invoice`}
    </Button>
  );
}
