import { useLingui } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { Button } from '../ui/button.tsx';
import { useFormat } from '../ui/use-format.ts';
import type { CountedDays } from './use-list-days.ts';

/** Says what a figure speaks of while it does not speak of all there is. */
export function PeriodNote({ status, onAgain }: Pick<CountedDays, 'status' | 'onAgain'>) {
  const { t } = useLingui();
  const format = useFormat();
  const since = format.date(useModel().replica.recentSince);
  if (status !== 'failed') return null;
  return (
    <p className="list-rest" role="status">
      {t`Of what is on this device: open orders, and those changed since ${since}. The others need a connection.`}
      <Button variant="quiet" size="sm" icon="refresh" onClick={onAgain}>
        {t`Try again`}
      </Button>
    </p>
  );
}
