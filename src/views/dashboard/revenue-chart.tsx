import { useLingui } from '@lingui/react/macro';
import { useCompany } from '../document/use-company.ts';
import { BarChart } from '../ui/bar-chart.tsx';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';
import { REVENUE_DAYS } from './sales-figures.ts';
import { useSalesFigures } from './use-sales-figures.ts';

/** Net of confirmed orders, by order day. */
export function RevenueChart() {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { revenue, revenueSum, revenueBefore } = useSalesFigures();
  const sum = format.moneyRounded(revenueSum, currency);
  const before = format.moneyRounded(revenueBefore, currency);
  return (
    <Panel
      tour="dashboard-revenue"
      title={t`Orders confirmed, last ${REVENUE_DAYS} days`}
      subtitle={t`Net, by order day. ${before} in the ${REVENUE_DAYS} days before.`}
      actions={<strong className="dashboard-sum">{sum}</strong>}
    >
      <BarChart
        summary={t`${sum} confirmed in ${REVENUE_DAYS} days`}
        formatAxis={(net) => format.moneyCompact(net, currency)}
        bars={revenue.map(({ day, net }) => ({
          id: day,
          label: format.dayMonth(day),
          value: net,
          text: format.moneyRounded(net, currency),
        }))}
      />
    </Panel>
  );
}
