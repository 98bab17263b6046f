import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { periodBars, sumIn } from '#views/areas/setup/period/period-bars.ts';
import { PeriodChoice } from '#views/areas/setup/period/period-choice.tsx';
import { usePeriod } from '#views/areas/setup/period/use-period.ts';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** What of a product left to customers and came from suppliers over a period, from the stock ledger. */
export function ProductTurnover({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const model = useModel();
  const chosen = usePeriod('days90');
  const { from, to } = chosen.period;
  const answer = useAsync(`${row.id}/${from}/${to}`, () => model.turnover(row.id, { from, to }));
  return (
    <Panel
      title={t`Sold and bought`}
      subtitle={t`Shipped to customers and received from suppliers, less what came back.`}
      actions={<PeriodChoice {...chosen} />}
    >
      {answer.status === 'loading' && <Skeleton height="12rem" />}
      {answer.status === 'failed' && (
        <Notice tone="info" actions={<Button size="sm" onClick={answer.retry}>{t`Try again`}</Button>}>
          {t`The stock ledger is on the server, which can't be reached right now.`}
        </Notice>
      )}
      {answer.status === 'ready' && <Turnover row={row} period={chosen.period} days={answer.value} />}
    </Panel>
  );
}

interface TurnoverProps {
  readonly row: ProductRow;
  readonly period: Parameters<typeof sumIn>[0];
  readonly days: Awaited<ReturnType<ReturnType<typeof useModel>['turnover']>>;
}

function Turnover({ row, period, days }: TurnoverProps) {
  const { t } = useLingui();
  const format = useFormat();
  const say = useQuantity();
  const sold = days.map((one) => ({ day: one.day, value: one.sold }));
  const bought = days.map((one) => ({ day: one.day, value: one.bought }));
  const [soldSum, boughtSum] = [say(sumIn(period, sold), row), say(sumIn(period, bought), row)];
  const figure = (value: number): string => say(value, row);
  const second = periodBars(period, bought, format, figure);
  const bars = periodBars(period, sold, format, figure).map((bar, at) => {
    const other = second[at]?.value ?? 0;
    const [out, into] = [figure(bar.value), figure(other)];
    return { ...bar, text: t`${out} sold, ${into} bought`, beside: { value: other, tone: 'info' as const } };
  });
  return (
    <>
      <p className="period-sum">
        <span className="period-series">{t`Sold`}</span>
        <strong>{soldSum}</strong>
        <span className="period-series" data-tone="info">{t`Bought`}</span>
        <strong>{boughtSum}</strong>
      </p>
      <BarChart
        summary={t`${soldSum} sold, ${boughtSum} bought`}
        formatAxis={(value) => format.quantity(value)}
        bars={bars}
      />
    </>
  );
}
