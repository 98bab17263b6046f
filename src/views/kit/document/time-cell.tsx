import { useFormat } from '#views/ui/use-format.ts';
import { useTimeAgo } from './use-time-ago.ts';

interface TimeCellProps {
  /** A calendar day (`yyyy-mm-dd`) or a moment (UTC ISO); null shows nothing. */
  readonly at: string | null;
}

/** A day, or a moment with its time; hovering shows how long ago or ahead it is. */
export function TimeCell({ at }: TimeCellProps) {
  const format = useFormat();
  const ago = useTimeAgo();
  if (at === null) return null;
  return (
    <time
      dateTime={at}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = ago(at);
      }}
    >
      {at.includes('T') ? format.dateTime(at) : format.date(at)}
    </time>
  );
}
