import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/app/session/session.types.ts';
import { markedDevice } from '#model/values/device.ts';
import type { BrowserPush, ChannelDesk, ChannelState } from '#model/notifications/channel-state.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useDeviceName } from '#views/kit/document/use-device-name.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Whether mail and browsers reach the person: a trial of each, and how it last went. */
export function ChannelsPanel() {
  const { t } = useLingui();
  const { channels } = useApp();
  const opened = useAsync('channels', async () => {
    const desk = await channels();
    const state = await desk.ask();
    return { desk, state, here: await desk.here(state) };
  });
  return (
    <Panel
      title={t`Whether it reaches you`}
      subtitle={t`Mail goes to the address you sign in with. Browsers are told one by one. Both hold in all your companies.`}
    >
      {opened.status === 'ready' && <Channels {...opened.value} />}
      {opened.status === 'failed' && (
        <Notice
          tone="warning"
          actions={
            <Button onClick={opened.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {t`This part could not be loaded.`}
        </Notice>
      )}
    </Panel>
  );
}

interface ChannelsProps {
  readonly desk: ChannelDesk;
  readonly state: ChannelState;
  readonly here: BrowserPush;
}

function Channels(props: ChannelsProps) {
  const [known, setKnown] = useState({ state: props.state, here: props.here });
  const { busy, run } = useTrial(async (next) =>
    setKnown({ state: next, here: await props.desk.here(next) }),
  );
  const { state, here } = known;
  const { desk } = props;
  return (
    <div className="ui-stack">
      <div className="notices-channel-line">
        <MailOutcome state={state} />
        <Button loading={busy === 'mail'} onClick={() => void run('mail', () => desk.testMail())}>
          <Trans>Send a test mail</Trans>
        </Button>
      </div>
      <HereNow here={here} busy={busy} onSubscribe={() => void run('here', () => desk.subscribe(state))} />
      {state.devices.map((device) => (
        <DeviceLine
          key={device.id}
          device={device}
          busy={busy}
          onRemove={() => void run(device.id, () => desk.remove(device.id))}
        />
      ))}
      {state.devices.length > 0 && (
        <div>
          <Button loading={busy === 'push'} onClick={() => void run('push', () => desk.testPush())}>
            <Trans>Send a test to these browsers</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** One trial at a time; what goes wrong is announced. */
function useTrial(onDone: (state: ChannelState) => Promise<void>) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, call: () => Promise<ChannelState | null>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      const state = await call();
      if (state) await onDone(state);
    } catch (error) {
      const { detail } = failureOf('failed', error);
      announcer.error(detail === null ? t`That did not work.` : errorText({ code: 'failed', detail }));
    }
    setBusy(null);
  };
  return { busy, run };
}

function MailOutcome({ state: { mail } }: { readonly state: ChannelState }) {
  const format = useFormat();
  if (!mail) return <Trans>No test mail was sent yet.</Trans>;
  const at = format.dateTime(mail.at);
  if (mail.outcome === 'sent') return <Trans>The last test mail was handed over at {at}.</Trans>;
  if (mail.outcome === 'waiting') return <Trans>A test mail is on its way, since {at}.</Trans>;
  return <Trans>The last test mail could not be sent: {mail.detail}. It is tried again.</Trans>;
}

interface HereProps {
  readonly here: BrowserPush;
  readonly busy: string | null;
  readonly onSubscribe: () => void;
}

function HereNow({ here, busy, onSubscribe }: HereProps) {
  if (here === 'on') return null;
  if (here === 'unsupported')
    return (
      <Notice tone="info">
        <Trans>This browser cannot be told. On an iPhone, install Lagra first.</Trans>
      </Notice>
    );
  if (here === 'blocked')
    return (
      <Notice tone="warning">
        <Trans>Notifications of this site are blocked in your browser: allow them in its settings.</Trans>
      </Notice>
    );
  return (
    <div>
      <Button icon="bell" loading={busy === 'here'} onClick={onSubscribe}>
        <Trans>Tell me in this browser</Trans>
      </Button>
    </div>
  );
}

interface DeviceLineProps {
  readonly device: ChannelState['devices'][number];
  readonly busy: string | null;
  readonly onRemove: () => void;
}

function DeviceLine({ device, busy, onRemove }: DeviceLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useDeviceName();
  const name = nameOf(markedDevice(device.device)) ?? t`A browser`;
  const at = device.last_at === null ? '' : format.dateTime(device.last_at);
  const outcomes: Readonly<Record<string, string>> = {
    sent: t`Taken by its push service at ${at}`,
    later: t`Its push service asked to wait at ${at}`,
    refused: t`Its push service refused the last message at ${at}`,
  };
  return (
    <div className="notices-channel-line">
      <span>
        <strong>{name}</strong> · {outcomes[device.last_outcome] ?? t`Nothing was sent yet`}
      </span>
      <Button size="sm" label={t`Tell ${name} no more`} loading={busy === device.id} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
