import './sales-order.css';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface PromisedDayProps {
  readonly day: string;
  readonly late: boolean;
  readonly today: string;
}

/** A promised day in a list, highlighted if it has passed. */
export function PromisedDay({ day, late, today }: PromisedDayProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span className="order-free" data-tone={late ? 'danger' : 'neutral'}>
      {late && <Icon name="clock" size={13} label={t`Late`} />}
      {format.listed(day, today)}
    </span>
  );
}
