import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { daysToPay, receivables } from '#model/areas/sales/invoice/receivables.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { nextInvoiceGross } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const INVOICES = '/apps/sales/invoices';

/** What is to be invoiced, what is overdue, and how long customers take; nothing where the company does not invoice here. [REC4] */
export function InvoiceStats() {
  const { policies } = useCompany();
  if (policies.invoicing !== 'here') return null;
  return (
    <>
      <ToInvoiceStat />
      <OwedStats />
    </>
  );
}

function ToInvoiceStat() {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { currency } = useCompany();
  const mayOrders = useModel().may('salesOrder.view');
  const orders = useRows('salesOrder');
  const { sum, count } = useQuery(['salesOrder'], '', () => toInvoiceSum(orders), { sum: 0, count: 0 });
  if (!mayOrders) return null;
  return (
    <Stat
      label={t`To invoice`}
      figure={format.moneyRounded(sum, currency)}
      note={
        <span className="ui-faint">{t`${plural(count, { one: 'Of # order', other: 'Of # orders' })}`}</span>
      }
      to={paths.to(`${INVOICES}?tab=toInvoice`)}
    />
  );
}

/** What the list of what is to be invoiced comes to: with VAT, minor units of the company's currency. */
function toInvoiceSum(orders: readonly SalesOrderRow[]): { readonly sum: number; readonly count: number } {
  const amounts = orders
    .map((row) => amountAt(nextInvoiceGross(row), row.rate))
    .filter((amount) => amount > 0);
  return { sum: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length };
}

function OwedStats() {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const today = useToday();
  const { currency } = useCompany();
  const rows: readonly InvoiceRow[] = useRows('invoice');
  const { overdue, late } = useQuery(
    ['invoice'],
    today,
    () => receivables(rows, today),
    receivables([], today),
  );
  const days = useQuery(['invoice'], today, () => daysToPay(rows, today), null);
  return (
    <>
      <Stat
        label={t`Overdue invoices`}
        figure={format.moneyRounded(overdue, currency)}
        note={
          <span className={late > 0 ? 'dashboard-late' : 'ui-faint'}>
            {t`${plural(late, { one: '# invoice', other: '# invoices' })}`}
          </span>
        }
        to={paths.to(`${INVOICES}?late=1`)}
      />
      {days !== null && (
        <Stat
          label={t`Days to pay`}
          figure={format.count(days)}
          note={<span className="ui-faint">{t`On average, in the last 90 days`}</span>}
          to={paths.to('/apps/sales/payments')}
        />
      )}
    </>
  );
}
