import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { flowLanguage } from '#i18n/flow-language.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { RecordingDialog } from './recording-dialog.tsx';
import { useLanguage } from '#views/ui/use-language.ts';

/** Says what a recording contains, and asks how much to record. */
export function RecordingOffer() {
  const { t } = useLingui();
  const language = useLanguage();
  const { recording, reports } = useApp();
  const [typed, setTyped] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const start = (): void => {
    setStarting(true);
    // Preloads what stopping needs: there may be no connection by then.
    const forItsEnd = [reports(), flowLanguage(language)];
    void Promise.allSettled(forItsEnd);
    recording.start(typed).catch(() => setStarting(false));
  };
  return (
    <RecordingDialog
      title={t`Record what I do`}
      width="34rem"
      actions={
        <>
          <Button onClick={recording.drop}>{t`Cancel`}</Button>
          <Button variant="primary" loading={isStarting} onClick={start}>{t`Start recording`}</Button>
        </>
      }
    >
      <WhatIsRecorded typed={typed} onTyped={setTyped} />
    </RecordingDialog>
  );
}

interface WhatIsRecordedProps {
  readonly typed: boolean;
  readonly onTyped: (typed: boolean) => void;
}

function WhatIsRecorded({ typed, onTyped }: WhatIsRecordedProps) {
  const { t } = useLingui();
  return (
    <div className="flow-record">
      <p>
        <Trans>
          Until you stop, this tab notes the pages you open, the commands you give and their results, and what
          the application itself does. You see all of it before it goes anywhere.
        </Trans>
      </p>
      <Checkbox
        label={t`Include what I type`}
        hint={
          typed
            ? t`Recorded too: values of the forms you save, notes, names and figures in them, and what the server answers. Passwords never.`
            : t`Field values are not recorded: no names, no figures, no notes.`
        }
        checked={typed}
        onChange={onTyped}
      />
    </div>
  );
}
