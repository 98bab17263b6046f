import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { quoteFigures } from '#model/areas/sales/sales-order/sales-order.quotes.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const QUOTES = '/apps/sales/quotes';

/** Quotes that wait for their customers, that expire this week, and that were won; nothing where there are none. [SO81] */
export function QuoteStats() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const { waiting, expiring, won, all } = quoteFigures(useRows('salesOrder'), useToday());
  if (all === 0) return null;
  const ending =
    expiring > 0
      ? t`${plural(expiring, { one: '# expires this week', other: '# expire this week' })}`
      : t`None expires this week`;
  return (
    <>
      <Stat
        label={t`Quotes waiting`}
        figure={format.count(waiting)}
        note={<span className={expiring > 0 ? 'dashboard-late' : 'ui-faint'}>{ending}</span>}
        to={paths.to(`${QUOTES}?state=commercial.quoted${expiring > 0 ? '&expiring=1' : ''}`)}
      />
      <Stat
        label={t`Quotes won`}
        figure={format.count(won)}
        note={<span className="ui-faint">{t`In the last 30 days`}</span>}
        to={paths.to(`${QUOTES}?state=commercial.confirmed`)}
      />
    </>
  );
}
