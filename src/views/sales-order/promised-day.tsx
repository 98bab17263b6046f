import './sales-order.css';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../ui/use-format.ts';

/** A promised day, marked where it has passed. */
export function PromisedDay({ day, late }: { readonly day: string; readonly late: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span className="order-free" data-tone={late ? 'danger' : 'neutral'}>
      {late && <Icon name="clock" size={13} label={t`Late`} />}
      {format.date(day)}
    </span>
  );
}
