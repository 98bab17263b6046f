import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedDelivery, ShownAttempt } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useEventName } from '../jobs/use-event-name.ts';

interface DeliveryDialogProps {
  readonly webhook: string;
  readonly delivery: ListedDelivery;
  readonly onClose: () => void;
  /** Undefined where it cannot be sent again. */
  readonly onReplay: (() => void) | undefined;
}

/** The attempts of a delivery: what was sent, and what was answered. */
export function DeliveryDialog({ webhook, delivery, onClose, onReplay }: DeliveryDialogProps) {
  const { t } = useLingui();
  const eventName = useEventName();
  const { ask } = useOutgoing();
  const asked = useAsync(`${delivery.id} ${delivery.attempts}`, () =>
    ask((desk) => desk.attempts(webhook, delivery.id)),
  );
  const replay = onReplay && (
    <Button
      icon="refresh"
      data-testid="replay-one"
      onClick={() => {
        onReplay();
        onClose();
      }}
    >
      <Trans>Send again</Trans>
    </Button>
  );
  return (
    <Dialog
      open
      title={eventName(delivery.event)}
      width="43.75rem"
      onClose={onClose}
      actions={
        <>
          {replay}
          <Button onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <p className="ui-faint">{delivery.id}</p>
      {asked.status === 'failed' && <p role="alert">{t`The attempts could not be loaded.`}</p>}
      {asked.status === 'ready' && asked.value.length === 0 && <p>{t`It has not been tried yet.`}</p>}
      {asked.status === 'ready' && asked.value.map((one) => <Attempt key={one.n} attempt={one} />)}
    </Dialog>
  );
}

function Attempt({ attempt }: { readonly attempt: ShownAttempt }) {
  const { t } = useLingui();
  const format = useFormat();
  const headersOf = (headers: Readonly<Record<string, string>>): string =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  return (
    <section className="webhook-attempt">
      <h3>{t`Attempt ${attempt.n}`}</h3>
      <KeyValues
        items={[
          { id: 'at', label: t`At`, value: format.dateTime(attempt.at) },
          { id: 'status', label: t`Answer`, value: attempt.status },
          { id: 'ms', label: t`Duration`, value: t`${format.count(attempt.ms)} ms` },
          { id: 'problem', label: t`Problem`, value: attempt.problem },
        ]}
      />
      <Text title={t`Sent`} text={`${headersOf(attempt.sent_headers)}\n\n${attempt.sent_body}`} />
      <Text title={t`Answered`} text={`${headersOf(attempt.got_headers)}\n\n${attempt.got_body}`} />
    </section>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  if (text.trim() === '') return null;
  return (
    <>
      <h4>{title}</h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}
