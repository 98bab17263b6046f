import { Trans, useLingui } from '@lingui/react/macro';
import type { MailedFile, MailOutcome, MailSettled } from '#model/file/file.facts.ts';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import { engine } from '#machines/registry.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useAuthorName } from '../document/use-author-name.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { auditPath } from './audit-query.ts';
import { ReplayLink } from '../document/flow-document.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Timeline, type TimelineEntry } from '#views/ui/timeline.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { outcomeWords } from '../file/mail-outcome.messages.ts';
import { factLook } from './fact-icon.ts';
import { useModel, usePendingDocuments } from '../document/model-context.tsx';
import { historyItems, type HistoryItem } from '../document/history-items.ts';
import { useChangeWords } from '../document/use-change-words.ts';
import { useDeviceName } from '../document/use-device-name.ts';
import { useReasonText } from '../document/use-reasons.ts';
import { wordsOf } from '#views/words-of-kinds.ts';

interface DocumentHistoryProps {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
}

/** Who did what to a document and when, newest first; commands not yet sent are on top. */
export function DocumentHistory({ words, row }: DocumentHistoryProps) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const entryOf = useHistoryEntry(words);
  const waiting = usePendingDocuments().has(`${words.kind}/${row.id}`);
  const key = `${words.kind}/${row.id}/${waiting ? 'waiting' : row.version}`;
  const history = useAsync(key, async () => {
    // Stock moves have a tab of their own.
    return historyItems(engine, words.kind, await model.history(words.kind, row.id));
  });
  if (history.status === 'loading') return <Skeleton height="8rem" />;
  if (history.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={history.retry}>{t`Try again`}</Button>}>
        <Trans>The history is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  return (
    <div className="ui-stack">
      {waiting && (
        <Notice tone="info">
          <Trans>A change on this device waits for the server.</Trans>
        </Notice>
      )}
      {model.may('flows.view') && (
        <p>
          <ReplayLink kind={words.kind} document={row.id} name={null} />
        </p>
      )}
      {model.may('audit.view') && (
        <p>
          <UiLink to={paths.to(auditPath({ document: row.id }))}>{t`In the audit log`}</UiLink>
        </p>
      )}
      <Timeline label={t`History`} entries={history.value.toReversed().map(entryOf)} />
    </div>
  );
}

/** The history entry of a fact: how it looks and what it changed. */
export function useHistoryEntry(
  words: Pick<DocumentWords, 'kind' | 'facts'>,
): (told: HistoryItem) => TimelineEntry {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const sayChanges = useChangeWords(words.kind);
  const deviceName = useDeviceName();
  const reasonText = useReasonText();
  const authorName = useAuthorName();
  return ({ event, changes }) => {
    const said = (wordsOf(event.kind) ?? words).facts[event.type];
    const look = factLook(event.type);
    return {
      id: String(event.seq),
      icon: look?.icon ?? 'circleDot',
      ...(look?.tone ? { tone: look.tone } : {}),
      title: said ? i18n._(said) : t`Changed`,
      by: [authorName(event), event.device && deviceName(event.device)].filter(Boolean).join(' · '),
      time: {
        text: format.dateTime(event.at),
        ago: format.relative(event.at, Math.max(now, Date.parse(event.at))),
        iso: event.at,
      },
      changes: sayChanges(changes),
      ...detailOf(event, reasonText, (outcome) => i18n._(outcomeWords[outcome])),
    };
  };
}

/** Additional detail: a reason in words, or a file name. */
function detailOf(
  { kind, type, data }: HistoryEntry,
  reasonText: ReturnType<typeof useReasonText>,
  outcomeOf: (outcome: MailOutcome) => string,
): Pick<TimelineEntry, 'detail'> {
  if (typeof data !== 'object' || data === null) return {};
  const action = engine.types.get(kind)?.reasons[type]?.['reason'];
  if (action !== undefined && 'reason' in data && typeof data.reason === 'string')
    return { detail: reasonText(action, data.reason) };
  return kind === 'file' ? { detail: detailOfFile(data, outcomeOf) } : {};
}

/** What the facts of a file say. */
interface FileDetail extends Partial<Pick<MailSettled, 'name' | 'outcome' | 'why'>> {
  readonly to?: MailSettled['to'] | MailedFile['to'];
}

/** A file's name; of a paper that was mailed also to whom, and how each letter came off. */
function detailOfFile(
  { name = '', to = [], outcome, why = '' }: FileDetail,
  outcomeOf: (outcome: MailOutcome) => string,
): string {
  const known = typeof to === 'string' ? [to] : to;
  if (known.length === 0) return name;
  const letters = known.join(', ');
  return outcome
    ? `${letters}: ${outcomeOf(outcome)}${why === '' ? '' : ` (${why})`}`
    : `${name} → ${letters}`;
}
