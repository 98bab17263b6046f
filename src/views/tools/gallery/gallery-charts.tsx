import { useLingui } from '@lingui/react/macro';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { Sparkline } from '#views/ui/sparkline.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';

const MONTHS = [182, 204, 176, 231, 248, 219, 120, 198, 264, 281, 243, 305];

/** Charts. */
export function GalleryCharts() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const month = new Intl.DateTimeFormat(i18n.locale, { month: 'short', timeZone: 'UTC' });
  const bars = MONTHS.map((value, index) => ({
    id: String(index),
    label: month.format(Date.UTC(2025, index, 15)),
    value: value * 100_000,
    text: format.moneyRounded(value * 100_000, 'SEK'),
    ...(index === MONTHS.length - 1 && { tone: 'success' as const }),
  }));
  return (
    <>
      <Specimen name={t`Bars`} id="bars" wide>
        <BarChart
          bars={bars}
          height={200}
          summary={t`Revenue of the twelve months, highest in December`}
          formatAxis={(value) => format.moneyCompact(value, 'SEK')}
        />
      </Specimen>
      <Specimen name={t`A line without axes`}>
        <span className="gallery-spark">
          <Sparkline values={MONTHS} summary={t`Rising, with a low in July`} />
        </span>
      </Specimen>
    </>
  );
}
