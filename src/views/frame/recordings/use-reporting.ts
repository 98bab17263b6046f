import { useState } from 'react';
import type { Recording } from '#model/recordings/recording.ts';
import type { ReportPlace, Sent } from '#model/recordings/report.ts';
import { useApp } from '#views/navigation/app-context.tsx';

export interface Reporting {
  readonly status: 'idle' | 'sending' | 'failed' | Sent;
  readonly send: (text: string) => void;
}

interface Reported {
  readonly place: ReportPlace;
  /** Null for a report without one. */
  readonly recording: Recording | null;
  /** Called once it is on its way: nothing has to be stored any more. */
  readonly onSent: () => void;
}

/** Sends a problem report with its page, and the recording if there is one. */
export function useReporting({ place, recording, onSent }: Reported): Reporting {
  const { reports, recording: desk } = useApp();
  const [status, setStatus] = useState<Reporting['status']>('idle');
  const report = async (text: string): Promise<Sent> =>
    (await reports()).send({ text: text.trim(), place, ...(recording && { recording }) });
  const arrive = (sent: Sent): void => {
    if (sent !== 'refused') {
      desk.delivered();
      onSent();
    }
    setStatus(sent);
  };
  const send = (text: string): void => {
    setStatus('sending');
    report(text).then(arrive, () => setStatus('failed'));
  };
  return { status, send };
}
