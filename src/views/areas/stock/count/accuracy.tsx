import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shareExact } from '#model/areas/stock/count/count.figures.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Months whose accuracy is told together. */
const SHOWN = 12;

/** Of what was counted, the share of lines that agreed with the books, month by month. [CN8] */
export function Accuracy({ accuracy }: { readonly accuracy: NonNullable<CountingFigures['accuracy']> }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const months = accuracy.slice(-SHOWN);
  const lines = months.reduce((sum, one) => sum + one.lines, 0);
  const exact = months.reduce((sum, one) => sum + one.exact, 0);
  const whole = shareExact({ lines, exact });
  const shareOf = (one: { lines: number; exact: number }): number => shareExact(one) ?? 0;
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'short', timeZone: 'UTC' });
  const told = months.map(
    (one) => `${name.format(new Date(`${one.month}-01T00:00:00Z`))} ${format.percent(shareOf(one))}`,
  );
  return (
    <Stat
      label={t`Lines that agreed`}
      figure={whole === null ? '–' : format.percent(whole)}
      note={
        <span className="ui-faint">
          {t`${plural(lines, { one: '# counted line', other: '# counted lines' })} in a year`}
        </span>
      }
      {...(months.length > 1 && { spark: { values: months.map(shareOf), summary: told.join(', ') } })}
    />
  );
}
