import { Icon } from '#views/ui/icon.tsx';
import { useRateNote } from './use-exchange-rates.ts';

interface RateHintProps {
  readonly currency: string;
  /** The order's day. */
  readonly day: string;
}

/** The rate that an order begins with, and a warning where it is old; nothing where none is known. [XR5] */
export function RateHint({ currency, day }: RateHintProps) {
  const said = useRateNote()(currency, day);
  if (!said) return null;
  return (
    <span className="ui-row" data-testid="rate-hint" data-old={said.isOld}>
      {said.isOld && <Icon name="alert" size={14} />}
      {said.text}
    </span>
  );
}
