import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { partsOf, total } from '#model/lines/line-parts.ts';
import {
  nextInvoiceGross,
  overpaidOf,
  toCreditOf,
  toInvoiceOf,
  unpaidOf,
} from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { openOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { totals } from '#model/lines/line-totals.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useDoneOf } from '#views/kit/document/use-done-of.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { dueOn, isLate } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { Coverage } from './sales-order-holdings.tsx';
import { coverOf, holdingsOf, type Holding } from './waiting.ts';

/** An order's total, its shipped share, when the rest is promised, and what is waiting for stock. */
export function SalesOrderStats({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const late = isLate(row, useToday());
  const sums = totals(row);
  const doneOf = useDoneOf();
  const wanted = row.lines
    .filter((line) => line.quantity > line.cancelled)
    .map(({ product, shipped, quantity, cancelled }) => ({
      product,
      done: shipped,
      wanted: quantity - cancelled,
    }));
  const open = partsOf(row.lines, openOf).length;
  return (
    <Stats>
      <Stat
        label={t`Total`}
        figure={format.money(sums.gross, row.currency)}
        note={t`${format.money(sums.net, row.currency)} without VAT`}
      />
      <Stat
        label={t`Shipped`}
        figure={wanted.length === 0 ? '–' : doneOf(wanted)}
        note={t`${open} of ${row.lines.length} lines open`}
      />
      <Stat
        label={t`Promised`}
        figure={format.date(dueOn(row))}
        note={late && <Badge tone="danger" icon="clock">{t`Late`}</Badge>}
      />
      <MoneyStats row={row} />
      {open > 0 && <WaitingStat row={row} />}
    </Stats>
  );
}

/**
 * What of the order's goods is still to be paid, and to be given back for those that were returned or never came. Where the
 * company invoices here, what is owed is on its invoices: then what is still to be invoiced is shown.
 * [SO25] [SO28] [SO34] [SO55] [BIL1]
 */
function MoneyStats({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const isHere = useCompany().policies.invoicing === 'here';
  const isOwing = !row.paidElsewhere && total(row.lines, (line) => line.shipped) > 0;
  const toCredit = toCreditOf(row);
  const toInvoice = isHere ? nextInvoiceGross(row) : toInvoiceOf(row);
  const overpaid = overpaidOf(row);
  const ofShipped = t`Of what has shipped`;
  const { currency } = row;
  return (
    <>
      {isOwing && !isHere && (
        <MoneyStat label={t`Unpaid`} amount={unpaidOf(row)} currency={currency} note={ofShipped} />
      )}
      {(isHere ? isOwing : toCredit > 0 && toInvoice > 0) && (
        <MoneyStat label={t`To invoice`} amount={toInvoice} currency={currency} note={ofShipped} />
      )}
      {toCredit > 0 && (
        <MoneyStat
          label={t`To credit`}
          amount={toCredit}
          currency={currency}
          note={t`For goods that came back`}
        />
      )}
      {overpaid > 0 && (
        <MoneyStat
          label={t`Overpaid`}
          amount={overpaid}
          currency={currency}
          note={t`Paid for what was taken back or never came`}
        />
      )}
    </>
  );
}

interface MoneyProps {
  readonly label: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
}

function MoneyStat({ label, amount, currency, note }: MoneyProps) {
  return <Stat label={label} figure={useFormat().money(amount, currency)} note={note} />;
}

/** The backorder: lines waiting for stock, and when it can arrive. [SO2] */
function WaitingStat({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const today = useToday();
  const holdings = useQuery<readonly Holding[]>(
    ['reservation', 'expectedReceipt'],
    `${row.id} ${today}`,
    (model) => holdingsOf(model, row.id, today),
    [],
  );
  const waiting = holdings.filter((holding) => holding.waiting > 0);
  return (
    <Stat
      label={t`On backorder`}
      figure={waiting.length === 0 ? '–' : t`${plural(waiting.length, { one: '# line', other: '# lines' })}`}
      note={<Coverage cover={coverOf(holdings)} />}
    />
  );
}
