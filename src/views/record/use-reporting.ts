import { useState } from 'react';
import type { Recording, Sent } from '#model/recordings/recording.ts';
import { useApp } from '../app/app-context.tsx';

export interface Reporting {
  readonly status: 'idle' | 'sending' | 'failed' | Sent;
  readonly send: (text: string) => void;
}

/** Sends a recording with what is said of it. */
export function useReporting(recording: Recording): Reporting {
  const { reports } = useApp();
  const [status, setStatus] = useState<Reporting['status']>('idle');
  const report = async (text: string): Promise<Sent> =>
    (await reports()).send({ text: text.trim(), recording });
  const send = (text: string): void => {
    setStatus('sending');
    report(text).then(setStatus, () => setStatus('failed'));
  };
  return { status, send };
}
