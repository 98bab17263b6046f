import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/app/session/session.types.ts';
import type { SenderDesk, SenderTrial } from '#model/areas/setup/company/mail-sender.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useTicks } from '#views/ui/use-ticks.ts';

interface SenderTestProps {
  /** What is tested is what was saved. */
  readonly isDirty: boolean;
}

/** Sends a test letter to whoever asks, and says how the last one fared. [CS7] */
export function SenderTest({ isDirty }: SenderTestProps) {
  const { t } = useLingui();
  const model = useModel();
  const { channels } = useApp();
  const mayAsk = model.may('company.manage');
  const opened = useAsync(`sender ${mayAsk}`, async () => {
    if (!mayAsk) return null;
    const desk = (await channels()).sender(model.company);
    return { desk, trial: await desk.ask() };
  });
  if (!mayAsk) return null;
  return (
    <Panel title={t`Test letter`} subtitle={t`It goes to the address that you sign in with.`}>
      {opened.status === 'ready' && opened.value && <Trial {...opened.value} isDirty={isDirty} />}
      {opened.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={opened.retry}>{t`Try again`}</Button>}>
          {t`This part could not be loaded.`}
        </Notice>
      )}
    </Panel>
  );
}

interface TrialProps extends SenderTestProps {
  readonly desk: SenderDesk;
  readonly trial: SenderTrial;
}

/** Milliseconds between two looks at a letter that is on its way. */
const LOOK_EVERY = 2_000;

function Trial({ desk, trial, isDirty }: TrialProps) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const [known, setKnown] = useState(trial);
  const [isBusy, setBusy] = useState(false);
  // A look that fails is followed by the next one.
  const isWaiting = known.last?.outcome === 'waiting';
  useTicks(isWaiting, LOOK_EVERY, () => void desk.ask().then(setKnown, () => undefined));
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      setKnown(await desk.test());
    } catch (error) {
      const { detail } = failureOf('failed', error);
      announcer.error(detail === null ? t`That did not work.` : errorText({ code: 'failed', detail }));
    }
    setBusy(false);
  };
  return (
    <div className="company-sender-test">
      <p role="status">
        <Outcome last={known.last} />
      </p>
      <Button
        icon="mail"
        loading={isBusy}
        disabledReason={isDirty ? t`Save the sender first.` : undefined}
        data-testid="test-sender"
        onClick={() => void send()}
      >
        <Trans>Send a test letter to me</Trans>
      </Button>
    </div>
  );
}

function Outcome({ last }: Pick<SenderTrial, 'last'>) {
  const format = useFormat();
  if (!last) return <Trans>No test letter was sent yet.</Trans>;
  const at = format.dateTime(last.at);
  const { to, detail } = last;
  if (last.outcome === 'sent')
    return (
      <Trans>
        The last test letter, to {to}, was handed over for delivery at {at}.
      </Trans>
    );
  if (last.outcome === 'waiting')
    return (
      <Trans>
        A test letter to {to} is on its way, since {at}.
      </Trans>
    );
  if (last.outcome === 'gaveUp')
    return (
      <Trans>
        The last test letter, to {to}, could not be sent: {detail}. It is not tried any more.
      </Trans>
    );
  return (
    <Trans>
      The last test letter, to {to}, could not be sent: {detail}. It is tried again.
    </Trans>
  );
}
