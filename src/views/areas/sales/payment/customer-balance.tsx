import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { daysToPay, receivables, type Receivables } from '#model/areas/sales/invoice/receivables.ts';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { ownLeftOf } from '#model/areas/sales/payment/payment.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AgeingStats } from '../invoice/ageing-stats.tsx';
import { PAYMENTS, RECORD_PAYMENT } from './payment-paths.ts';

interface BalanceProps {
  readonly customer: string;
}

interface Balance extends Receivables {
  /** What came and pays nothing yet, minor units of the company's currency. */
  readonly left: number;
  readonly days: number | null;
}

/** What a customer owes, since when, how long they take to pay, and what they paid too much. Nothing without an invoice. [REC3] */
export function CustomerBalance({ customer }: BalanceProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const mayRecord = useModel().may('payment.record');
  const balance = useBalance(customer);
  if (!balance) return null;
  const record = `${RECORD_PAYMENT}?customer=${customer}`;
  return (
    <Panel
      title={t`Balance`}
      actions={
        <>
          <Button
            icon="file"
            size="sm"
            data-testid="statement"
            to={paths.to(`/apps/sales/customers/${customer}/statement`)}
          >
            {t`Statement of account`}
          </Button>
          {mayRecord && balance.open !== 0 && (
            <Button icon="cash" size="sm" to={paths.to(record)}>
              {t`Record payment`}
            </Button>
          )}
        </>
      }
    >
      <div className="ui-stack">
        <Figures balance={balance} customer={customer} />
        {balance.overdue > 0 && (
          <AgeingStats
            ageing={balance.ageing}
            to={paths.to(`/apps/sales/invoices?late=1&customer=${customer}`)}
          />
        )}
      </div>
    </Panel>
  );
}

function Figures({ balance, customer }: BalanceProps & { readonly balance: Balance }) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { currency } = useCompany();
  const { open, overdue, late, left, days } = balance;
  const money = (amount: number): string => format.money(amount, currency);
  return (
    <Stats>
      <Stat label={t`Owes`} figure={money(open)} to={paths.to(`/apps/sales/invoices?customer=${customer}`)} />
      <Stat
        label={t({ context: 'invoices', message: 'Overdue' })}
        figure={money(overdue)}
        note={t`${plural(late, { one: '# invoice', other: '# invoices' })}`}
      />
      {left !== 0 && (
        <Stat
          label={t`Paid and not allocated`}
          figure={money(left)}
          to={paths.to(`${PAYMENTS}?state=toAllocate&customer=${customer}`)}
        />
      )}
      <Stat
        label={t`Days to pay`}
        figure={days === null ? '–' : format.count(days)}
        note={t`On average, in the last 90 days`}
      />
    </Stats>
  );
}

function useBalance(customer: string): Balance | undefined {
  const may = useModel().may('invoice.view');
  const today = useToday();
  return useQuery<Balance | undefined>(
    ['invoice', 'payment'],
    `${customer} ${today} ${may}`,
    ({ replica }) => {
      const invoices = (replica.rows('invoice') as readonly InvoiceRow[]).filter(isOf(customer)); // of their tables
      const payments = (replica.rows('payment') as readonly PaymentRow[]).filter(isOf(customer));
      if (!may || invoices.length + payments.length === 0) return undefined;
      const left = payments.reduce((sum, row) => sum + ownLeftOf(row), 0);
      return { ...receivables(invoices, today), days: daysToPay(invoices, today), left };
    },
    undefined,
  );
}

const isOf =
  (customer: string) =>
  (row: { readonly customer: string }): boolean =>
    row.customer === customer;
