import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { InboxEntry, InboxReason, Missing } from '#model/inbox/inbox.entry.ts';
import { eventOfEntry } from '#model/notifications/event-of-entry.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { InboxSentence } from './inbox-sentence.tsx';

interface InboxItemProps {
  readonly entry: InboxEntry;
  readonly onRead: (id: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

const LOOK: Record<InboxReason, { readonly icon: IconName; readonly tone: Tone }> = {
  mentioned: { icon: 'message', tone: 'primary' },
  replied: { icon: 'message', tone: 'neutral' },
  changed: { icon: 'circleDot', tone: 'info' },
  followed: { icon: 'eye', tone: 'info' },
  warned: { icon: 'alert', tone: 'warning' },
  refused: { icon: 'alert', tone: 'danger' },
  asked: { icon: 'send', tone: 'warning' },
  carriedOut: { icon: 'circleCheck', tone: 'success' },
  declined: { icon: 'x', tone: 'danger' },
  told: { icon: 'flow', tone: 'info' },
};

/** One notification; following its link marks it as read. */
export function InboxItem({ entry, onRead, onLeave }: InboxItemProps) {
  const { t } = useLingui();
  const { id, reason, text, read } = entry;
  const { icon, tone } = LOOK[reason];
  const follow = (): void => {
    onRead(id);
    onLeave?.();
  };
  return (
    <li className="inbox-item" data-read={read} data-reason={reason} data-entry={id}>
      <span className="inbox-icon" data-tone={tone}>
        <Icon name={icon} size={16} />
      </span>
      <div className="inbox-said">
        <p>
          {!read && (
            <span className="ui-hidden">
              <Trans>Unread</Trans>:{' '}
            </span>
          )}
          <InboxSentence entry={entry} onFollow={follow} />
        </p>
        <StandsIn entry={entry} />
        {text !== '' && <p className="inbox-text">{text}</p>}
        {entry.missing && <Lacking missing={entry.missing} />}
        {entry.refusal && <Reason refusal={entry.refusal as Refusal} />}
        <WhenAndWhy entry={entry} onLeave={onLeave} />
      </div>
      {!read && (
        <Button variant="quiet" size="sm" icon="check" label={t`Mark as read`} onClick={() => onRead(id)} />
      )}
    </li>
  );
}

/** When it came, and the way to the row of the settings that it came by. */
function WhenAndWhy({ entry, onLeave }: Pick<InboxItemProps, 'entry' | 'onLeave'>) {
  const format = useFormat();
  const paths = usePaths();
  const now = useNow();
  const { at } = entry;
  const row = `/apps/settings/notifications?event=${eventOfEntry(entry)}`;
  return (
    <span className="inbox-foot">
      <time className="ui-faint" dateTime={at} title={format.dateTime(at)}>
        {format.relative(at, Math.max(now, Date.parse(at)))}
      </time>
      <UiLink to={paths.to(row)} onClick={onLeave}>
        <Trans>Why did I get this?</Trans>
      </UiLink>
    </span>
  );
}

/** Who else it went to, while somebody is away. */
function StandsIn({ entry: { deputyFor, passedTo } }: { readonly entry: InboxEntry }) {
  if (deputyFor === undefined && passedTo === undefined) return null;
  return (
    <p className="inbox-text">
      {deputyFor === undefined ? (
        <Trans>You are away: {passedTo} is told of it too, as your deputy.</Trans>
      ) : (
        <Trans>You stand in for {deputyFor}, who is away.</Trans>
      )}
    </p>
  );
}

/** What a pick did not find, and why. */
function Lacking({ missing }: { readonly missing: Missing }) {
  const reasonText = useReasonText();
  const format = useFormat();
  const { sku, reason } = missing;
  const quantity = format.quantity(missing.quantity);
  return (
    <p className="inbox-text">
      <Trans>
        {quantity} of {sku} missing
      </Trans>
      : {reasonText('shortPick', reason)}
    </p>
  );
}

function Reason({ refusal }: { readonly refusal: Refusal }) {
  const sentence = useRefusalSentence();
  // A newer server may send codes unknown to this page.
  if (!Object.hasOwn(refusalTexts, refusal.code)) return null;
  return <p className="inbox-text">{sentence(refusal)}</p>;
}
