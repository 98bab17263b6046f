import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './tone.ts';

export interface TimelineEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly tone?: Tone;
  /** What happened: "Confirmed". */
  readonly title: string;
  /** Who did it, and from where. */
  readonly by?: string | undefined;
  /** The formatted time, how long ago that is, and the machine-readable moment. */
  readonly time: { readonly text: string; readonly ago: string; readonly iso: string };
  readonly changes?: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly detail?: ReactNode;
}

/** Events, newest or oldest first as given. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="ui-timeline-dot" data-tone={entry.tone ?? 'neutral'}>
            <Icon name={entry.icon} size={14} />
          </span>
          <div>
            <p className="ui-timeline-line">
              <strong>{entry.title}</strong>
              {entry.by !== undefined && <span className="ui-soft">{entry.by}</span>}
              <span className="ui-timeline-meta">
                <time dateTime={entry.time.iso}>{entry.time.text}</time> · {entry.time.ago}
              </span>
            </p>
            <Changes changes={entry.changes ?? []} />
            {entry.detail !== undefined && <div className="ui-timeline-detail">{entry.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: NonNullable<TimelineEntry['changes']> }) {
  if (changes.length === 0) return null;
  return (
    <ul className="ui-timeline-detail ui-diff">
      {changes.map((change) => (
        <li key={`${change.field}/${String(change.before)}/${String(change.after)}`}>
          <span className="ui-faint">{change.field}: </span>
          {change.before !== null && <del>{change.before}</del>}
          {change.before !== null && change.after !== null && <Icon name="arrowRight" size={12} />}
          {change.after !== null && <ins>{change.after}</ins>}
        </li>
      ))}
    </ul>
  );
}
