import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isUnsettled } from '#model/areas/sales/invoice/invoice.kind.ts';
import { daysBetween } from '#model/values/moments.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface StatsProps {
  readonly row: InvoiceRow;
}

/** What an issued invoice comes to, what is open of it, and when it is due. */
export function InvoiceStats({ row }: StatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, totals } = row;
  const open = openOf(row);
  const money = (amount: number): string => format.money(amount, currency);
  return (
    <Stats>
      <Stat label={t`Total`} figure={money(totals.payable)} note={t`${money(totals.net)} without VAT`} />
      <Stat
        label={open < 0 ? t`To pay back` : t({ context: 'invoices', message: 'To be paid' })}
        figure={money(Math.abs(open))}
        note={open === 0 && <Badge tone="success" icon="circleCheck">{t`Settled`}</Badge>}
      />
      {totals.payable > 0 && (
        <Stat
          label={t`Due date`}
          figure={format.date(row.issue?.dueOn ?? '')}
          note={<Lateness row={row} />}
        />
      )}
    </Stats>
  );
}

/** How many days late it is, or how many are left; nothing once it is settled. */
function Lateness({ row }: StatsProps) {
  const { t } = useLingui();
  const today = useToday();
  if (!isUnsettled(row) || !row.issue) return null;
  const days = daysBetween(today, row.issue.dueOn);
  if (days > 0) return <>{t`in ${plural(days, { one: '# day', other: '# days' })}`}</>;
  if (days === 0) return <Badge tone="info" icon="clock">{t`Today`}</Badge>;
  const late = plural(-days, { one: '# day late', other: '# days late' });
  return (
    <Badge tone="danger" icon="clock">
      {late}
    </Badge>
  );
}
