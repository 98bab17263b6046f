import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SYSTEM } from '#model/engine/actor.ts';
import type { InboxEntry, InboxReason } from '#model/inbox/inbox.entry.ts';
import { UNUSUAL } from '#model/notifications/event-of-entry.ts';
import { pathRuleText } from '#words/path-rule.words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useLanguage } from '#views/ui/use-language.ts';

interface SentenceProps {
  readonly entry: InboxEntry;
  /** Called when its link is followed. */
  readonly onFollow: () => void;
}

/** For facts that a newer server knows of and this page does not. */
const changed = msg`Changed`;

/** What a notification says, with a link to what it is about. */
export function InboxSentence({ entry, onFollow }: SentenceProps) {
  const { t, i18n } = useLingui();
  const { kind, type, reason } = entry;
  const who = <strong>{entry.by === SYSTEM ? t`Lagra itself` : entry.byName || t`Someone`}</strong>;
  const what = <Subject entry={entry} onFollow={onFollow} />;
  const command = wordsOf(commandKind(entry))?.commands[type]?.label;
  const wanted = command ? i18n._(command) : type;
  switch (reason) {
    case 'mentioned':
    case 'replied':
      return <Spoken who={who} what={what} reason={reason} />;
    case 'warned':
      return <Warning type={type} what={what} />;
    case 'told':
      return (
        <>
          {who} · {what}
        </>
      );
    case 'followed':
    case 'changed':
      return (
        <>
          {what} · {i18n._(factOf(kind, type) ?? changed)} · {who}
        </>
      );
    case 'refused':
      return (
        <>
          {what} · {wanted} · <Trans>not carried out</Trans>
        </>
      );
    case 'asked':
    case 'carriedOut':
    case 'declined':
      return <Asking who={who} what={what} wanted={wanted} reason={reason} />;
    default:
      return reason satisfies never;
  }
}

/** What is done through a link belongs to the document that it is of. */
const factOf = (kind: string, type: string) =>
  wordsOf(kind)?.facts[type] ?? wordsOf('sharedLink')?.facts[type];

interface SpokenProps {
  readonly who: ReactNode;
  readonly what: ReactNode;
  readonly reason: Extract<InboxReason, 'mentioned' | 'replied'>;
}

/** A comment that is to one. */
function Spoken({ who, what, reason }: SpokenProps) {
  return reason === 'mentioned' ? (
    <Trans>
      {who} mentioned you on {what}
    </Trans>
  ) : (
    <Trans>
      {who} commented on {what}
    </Trans>
  );
}

interface WarningProps {
  readonly type: string;
  readonly what: ReactNode;
}

/** What needs attention, by itself: nobody did it. */
function Warning({ type, what }: WarningProps) {
  if (type.startsWith(UNUSUAL)) return <Unusual rule={type.slice(UNUSUAL.length)} what={what} />;
  if (type === 'late') return <Trans>{what} is late</Trans>;
  if (type === 'expiring') return <Trans>{what} expires soon</Trans>;
  if (type === 'belowReorderPoint') return <Trans>{what} is below its reorder point</Trans>;
  if (type === 'disturbed') return <Trans>{what}: the last count does not hold any more</Trans>;
  if (type === 'backupFailed') return <Trans>{what}: the scheduled backup failed</Trans>;
  return <Trans>{what} has expired</Trans>;
}

/** What went an unusual way, and which. [FM11] */
function Unusual({ rule, what }: { readonly rule: string; readonly what: ReactNode }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const way = pathRuleText(rule)?.[language];
  return (
    <>
      {what} · {way ?? i18n._(changed)}
    </>
  );
}

interface AskingProps {
  readonly who: ReactNode;
  readonly what: ReactNode;
  /** The command, by its name. */
  readonly wanted: string;
  readonly reason: Extract<InboxReason, 'asked' | 'carriedOut' | 'declined'>;
}

/** A request, or what became of one's own. */
function Asking({ who, what, wanted, reason }: AskingProps) {
  if (reason === 'asked')
    return (
      <Trans>
        {who} asks you: {wanted} · {what}
      </Trans>
    );
  if (reason === 'carriedOut')
    return (
      <Trans>
        {who} did what you asked for: {wanted} · {what}
      </Trans>
    );
  return (
    <Trans>
      {who} declined what you asked for: {wanted} · {what}
    </Trans>
  );
}

/** Refused comment commands have the kind of the document that they are about. */
const commandKind = ({ kind, type }: InboxEntry): string =>
  wordsOf(kind)?.commands[type] ? kind : 'comment';

/** The document, linked to its page if it has one; for a comment, to the comment. */
function Subject({ entry, onFollow }: SentenceProps) {
  const paths = usePaths();
  const { i18n } = useLingui();
  const nameOf = useDocumentName();
  const { kind, document, name, reason } = entry;
  const words = wordsOf(kind);
  const known = name || nameOf(kind, document);
  const label = words && known !== i18n._(words.one) ? `${i18n._(words.one)} ${known}` : known;
  const path = documentPath(kind, document);
  if (path === undefined) return <>{label}</>;
  const isSaid = reason === 'mentioned' || reason === 'replied';
  const tab = isSaid ? `${path.includes('?') ? '&' : '?'}tab=comments` : '';
  return (
    <UiLink to={paths.to(path + tab)} onClick={onFollow}>
      {label}
    </UiLink>
  );
}
