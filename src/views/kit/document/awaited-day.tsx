import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { TimeCell } from './time-cell.tsx';
import { useToday } from './use-today.ts';

interface AwaitedDayProps {
  readonly on: string | null;
  /** Something is still to come; by default it is. */
  readonly isAwaited?: boolean;
}

/** A day that something is awaited for, highlighted where it has passed. */
export function AwaitedDay({ on, isAwaited = true }: AwaitedDayProps) {
  const format = useFormat();
  const today = useToday();
  if (on === null || !isAwaited || on >= today) return <TimeCell at={on} />;
  return (
    <Badge tone="danger" icon="clock">
      {format.date(on)}
    </Badge>
  );
}
