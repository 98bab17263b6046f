import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { payableOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { isBillUnpaid } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { daysBetween } from '#model/values/moments.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface StatsProps {
  readonly row: SupplierBillRow;
}

/** What a bill comes to, when it is due, and how what goods cost changed. */
export function BillStats({ row }: StatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const payable = payableOf(row);
  return (
    <Stats>
      <Stat
        label={payable < 0 ? t`The supplier owes` : t({ context: 'supplier bills', message: 'To pay' })}
        figure={format.money(Math.abs(payable), row.currency)}
        note={t`${format.money(Math.abs(row.stated.net), row.currency)} without VAT`}
      />
      <Stat label={t`Due date`} figure={format.date(row.dueOn)} note={<Standing row={row} />} />
    </Stats>
  );
}

/** That it is paid or on its way to the bank, else how many days are left. */
function Standing({ row }: StatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  if (row.paid) {
    const day = format.date(row.paid.on);
    return <Badge tone="success" icon="circleCheck">{t`Paid on ${day}`}</Badge>;
  }
  if (!isBillUnpaid(row)) return null;
  if (row.ordered) {
    const day = format.date(row.ordered.on);
    return <Badge tone="info" icon="send">{t`In payment file for ${day}`}</Badge>;
  }
  const days = daysBetween(today, row.dueOn);
  if (days > 0) return <>{t`in ${plural(days, { one: '# day', other: '# days' })}`}</>;
  if (days === 0) return <Badge tone="info" icon="clock">{t`Today`}</Badge>;
  const late = plural(-days, { one: '# day late', other: '# days late' });
  return (
    <Badge tone="danger" icon="clock">
      {late}
    </Badge>
  );
}
