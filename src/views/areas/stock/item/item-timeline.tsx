import './item.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Ledger } from '#views/kit/document/read-ledger.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { movementsOf, stockByDay, type DayStock } from './item-ledger.ts';
import type { ItemLedger } from './use-item-ledger.ts';

interface ItemTimelineProps {
  readonly product: ProductRow;
  readonly ledger: ItemLedger;
}

/** The stock day by day, as far back as the ledger was loaded. */
export function ItemTimeline({ product, ledger }: ItemTimelineProps) {
  const { t } = useLingui();
  const { answer, now } = ledger;
  if (answer.status === 'failed') return null;
  return (
    <Panel title={t`On hand over time`}>
      {answer.status === 'loading' ? (
        <Skeleton height="13.75rem" />
      ) : answer.value.lines.length === 0 ? (
        <p className="ui-soft">
          <Trans>Nothing has moved yet.</Trans>
        </p>
      ) : (
        <Timeline product={product} ledger={answer.value} now={now} />
      )}
    </Panel>
  );
}

/** More bars than this are indistinguishable. */
const MOST_BARS = 60;
/** Days; beyond this a day without its year would be ambiguous. */
const YEAR = 365;

interface TimelineProps {
  readonly product: ProductRow;
  readonly ledger: Ledger;
  readonly now: number;
}

function Timeline({ product, ledger, now }: TimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const days = useDays(ledger, now);
  const [chosen, setChosen] = useState<number | null>(null);
  const sayQuantity = useQuantity();
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const step = Math.ceil(days.length / MOST_BARS);
  // Counted back from today, so that the last bar is always today.
  const shown = days.filter((_, index) => (last - index) % step === 0);
  const day = days[at];
  const said = ({ onHand }: DayStock): string => sayQuantity(onHand, product);
  const chosenDay = shownDay(shown, day);
  return (
    <>
      <BarChart
        summary={t`Stock on hand by day`}
        formatAxis={(thousandths) => format.quantity(thousandths)}
        height={200}
        bars={shown.map((one) => ({
          id: one.day,
          label: days.length > YEAR ? format.monthYear(one.day) : format.dayMonth(one.day),
          value: one.onHand,
          text: said(one),
          tone: one.day === chosenDay ? 'info' : undefined,
        }))}
      />
      <DaySlider
        at={at}
        last={last}
        text={day ? `${format.date(day.day)}: ${said(day)}` : ''}
        onChange={setChosen}
      />
    </>
  );
}

function useDays(ledger: Ledger, now: number): readonly DayStock[] {
  const { timeZone } = useCompany();
  const today = useToday();
  return stockByDay(movementsOf(ledger.lines, now), now, today, (moment) => dayIn(moment, timeZone));
}

/** The bar that a day falls on. */
const shownDay = (shown: readonly DayStock[], day: DayStock | undefined): string | undefined =>
  shown.find((one) => day !== undefined && one.day >= day.day)?.day;

interface DaySliderProps {
  readonly at: number;
  readonly last: number;
  readonly text: string;
  readonly onChange: (at: number) => void;
}

/** A slider for any past day, by its index among the days shown. */
function DaySlider({ at, last, text, onChange }: DaySliderProps) {
  const { t } = useLingui();
  return (
    <div className="item-slider">
      <output>{text}</output>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t`Day`}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
