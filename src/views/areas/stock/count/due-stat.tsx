import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAtOnce, type DueBin } from '#model/areas/stock/count/count.due.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface DueStatProps {
  /** Undefined while it is not known which are due. */
  readonly bins: readonly DueBin[] | undefined;
  readonly to?: string;
  /** The class of the note where some are to be counted at once. */
  readonly urgent?: string;
}

/** How many bins are to be counted, and how many of them at once. [CN8] */
export function DueStat({ bins, to, urgent = 'ui-faint' }: DueStatProps) {
  const { t } = useLingui();
  const format = useFormat();
  const atOnce = bins?.filter(isAtOnce).length ?? 0;
  return (
    <Stat
      label={t`Bins to count`}
      figure={bins && format.count(bins.length)}
      note={
        <span className={atOnce > 0 ? urgent : 'ui-faint'}>
          {atOnce > 0 ? t`${plural(atOnce, { one: '# at once', other: '# at once' })}` : t`None urgent`}
        </span>
      }
      to={to}
    />
  );
}
