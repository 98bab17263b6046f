import { useLingui } from '@lingui/react/macro';
import type { Recording } from '#model/recordings/recording.ts';
import { clockLength } from './clock-length.ts';
import { useEntryWords } from './use-entry-words.ts';

interface EntryListProps {
  readonly recording: Recording;
  /** Index of the entry shown elsewhere, from 0. */
  readonly at?: number;
}

/** The recorded entries in words, oldest first. */
export function EntryList({ recording, at }: EntryListProps) {
  const { t } = useLingui();
  const say = useEntryWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <ol className="flow-record-entries" aria-label={t`What was recorded`} tabIndex={0}>
      {recording.entries.map((entry, index) => (
        <li key={index} aria-current={index === at ? 'step' : undefined}>
          <span className="ui-soft ui-number">{clockLength(entry.at)}</span>
          <span>{say(entry)}</span>
          {'data' in entry && <code>{JSON.stringify(entry.data)}</code>}
        </li>
      ))}
    </ol>
  );
}
