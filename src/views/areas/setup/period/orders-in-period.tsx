import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysOf, periodBefore, type Span } from '#model/values/period.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { periodBars, sumIn } from './period-bars.ts';
import { PeriodChoice } from './period-choice.tsx';
import { RestNote } from '#views/kit/list/rest-note.tsx';
import { useListDays, type CountedList } from './use-list-days.ts';
import { usePeriod } from './use-period.ts';

interface OrdersInPeriodProps {
  readonly title: string;
  readonly list: CountedList;
  /** The summed field: minor units of the company's currency. */
  readonly field: string;
  readonly otherwise: Span;
  readonly tour?: string;
}

/** The net of orders over a period, against as many days before it. */
export function OrdersInPeriod({ title, list, field, otherwise, tour }: OrdersInPeriodProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const chosen = usePeriod(otherwise);
  const { period } = chosen;
  const earlier = periodBefore(period);
  const { days, status, onAgain } = useListDays(list, { from: earlier.from, to: period.to });
  const values = days.map(({ day, sums }) => ({ day, value: sums[field] ?? 0 }));
  const inIt = days.filter(({ day }) => day >= period.from);
  const count = inIt.reduce((sum, one) => sum + one.count, 0);
  const sum = format.moneyRounded(sumIn(period, values), currency);
  const before = format.moneyRounded(sumIn(earlier, values), currency);
  const length = plural(daysOf(period), { one: '# day', other: '# days' });
  return (
    <Panel
      title={title}
      subtitle={t`Without VAT, by order day.`}
      actions={<PeriodChoice {...chosen} />}
      {...(tour !== undefined && { tour })}
    >
      <p className="period-sum">
        <strong>{sum}</strong>
        <span>{plural(count, { one: '# order', other: '# orders' })}</span>
        <span className="ui-faint">{t`${before} in the ${length} before`}</span>
      </p>
      <BarChart
        summary={t`${sum} in ${length}`}
        formatAxis={(net) => format.moneyCompact(net, currency)}
        bars={periodBars(
          period,
          values.filter(({ day }) => day >= period.from),
          format,
          (net) => format.moneyRounded(net, currency),
        )}
      />
      <RestNote status={status} onAgain={onAgain} />
    </Panel>
  );
}
