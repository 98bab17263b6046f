import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Timeline, type TimelineEntry } from '../ui/timeline.tsx';
import { useAsync } from '../ui/use-async.ts';
import { useFormat } from '../ui/use-format.ts';
import type { DocumentWords } from './document-words.ts';
import { useModel, usePendingDocuments } from './model-context.tsx';

interface DocumentHistoryProps {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
}

/** Who did what to a document and when, newest first; what this device still waits to send stands on top. */
export function DocumentHistory({ words, row }: DocumentHistoryProps) {
  const { t, i18n } = useLingui();
  const model = useModel();
  const format = useFormat();
  const waiting = usePendingDocuments().has(`${words.kind}/${row.id}`);
  const key = `${words.kind}/${row.id}/${waiting ? 'waiting' : row.version}`;
  const history = useAsync(key, () => model.history(words.kind, row.id));
  if (history.status === 'loading') return <Skeleton height="8rem" />;
  if (history.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={history.retry}>{t`Try again`}</Button>}>
        <Trans>The history is on the server, and it cannot be reached now.</Trans>
      </Notice>
    );
  // What the document did to stock has a tab of its own.
  const own = history.value.filter((event) => event.kind === words.kind);
  const entries = own.toReversed().map((event) => entryOf(event));
  return (
    <>
      {waiting && (
        <Notice tone="info">
          <Trans>A change on this device waits for the server.</Trans>
        </Notice>
      )}
      <Timeline label={t`History`} entries={entries} />
    </>
  );

  function entryOf(event: HistoryEntry): TimelineEntry {
    const said = words.facts[event.type];
    const reason = reasonOf(event.data);
    return {
      id: String(event.seq),
      icon: 'circleDot',
      title: said ? i18n._(said) : event.type,
      by: event.byName,
      time: { text: format.dateTime(event.at), full: format.dateTime(event.at), iso: event.at },
      ...(reason === undefined ? {} : { detail: reason }),
    };
  }
}

function reasonOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined;
  return typeof data.reason === 'string' ? data.reason : undefined;
}
