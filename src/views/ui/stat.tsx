import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import type { Tone } from './tone.ts';
import { UiLink } from './ui-link.tsx';

export interface StatProps {
  readonly label: string;
  /** Already formatted. Undefined while loading. */
  readonly figure: string | undefined;
  readonly unit?: string | undefined;
  /** `direction` draws the arrow, `tone` says whether that is good. */
  readonly trend?:
    | { readonly text: string; readonly direction: 'up' | 'down' | 'flat'; readonly tone: Tone }
    | undefined;
  readonly note?: ReactNode;
  readonly spark?: { readonly values: readonly number[]; readonly summary: string } | undefined;
  readonly to?: string | undefined;
}

const ARROW = { up: 'arrowUpRight', down: 'arrowDownRight', flat: 'arrowRight' } as const;

/** A figure; with `to` the whole tile is a link. Put several into `<Stats>`. */
export function Stat({ label, figure, unit, trend, note, spark, to }: StatProps) {
  const content = (
    <>
      <span className="ui-stat-label">{label}</span>
      <span className="ui-stat-figure">
        {figure ?? <Skeleton width="6rem" height="1.75rem" />}
        {figure !== undefined && unit !== undefined && <small>{unit}</small>}
      </span>
      <span className="ui-stat-foot">
        {trend && (
          <span className="ui-trend" data-tone={trend.tone}>
            <Icon name={ARROW[trend.direction]} size={14} />
            {trend.text}
          </span>
        )}
        {note}
      </span>
      {spark && <Sparkline {...spark} />}
    </>
  );
  if (to === undefined) return <div className="ui-stat">{content}</div>;
  return (
    <UiLink to={to} className="ui-stat">
      {content}
    </UiLink>
  );
}

/** A row of figures with a common border. */
export function Stats({ tour, children }: { readonly tour?: string; readonly children: ReactNode }) {
  return (
    <div className="ui-stats" data-tour={tour}>
      {children}
    </div>
  );
}
