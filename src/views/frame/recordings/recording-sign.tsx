import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { useTicks } from '#views/ui/use-ticks.ts';
import { clockLength } from './clock-length.ts';

interface RecordingSignProps {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly typed: boolean;
  readonly isKept: boolean;
}

/** A sign on every page that a recording is running, for how long, and a stop button. */
export function RecordingSign({ since, typed, isKept }: RecordingSignProps) {
  const { t } = useLingui();
  const { recording } = useApp();
  const [now, setNow] = useState(() => Date.now());
  useTicks(true, 1000, () => setNow(Date.now()));
  return (
    <section className="flow-recording ui-no-print" aria-label={t`Recording`}>
      <span className="flow-recording-dot" aria-hidden />
      <strong role="status">{typed ? t`Recording, including what you type` : t`Recording`}</strong>
      <span className="ui-number">{clockLength(now - since)}</span>
      {!isKept && (
        <span className="flow-recording-unkept">
          <Trans>This browser can't keep it: reloading the page loses it.</Trans>
        </span>
      )}
      <Button size="sm" variant="danger" onClick={recording.stop} data-testid="stop-recording">
        {t`Stop`}
      </Button>
    </section>
  );
}
