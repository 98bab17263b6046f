import { useState } from 'react';
import { useLingui } from '@lingui/react';
import { sayAloud, signal } from '#views/ui/signals.ts';
import type { ScanMessage, Say } from './scan-message.ts';

/** The last answer: shown, played as a sound, and read out if it was wrong. [SCN1] */
export function useSaying(): { readonly said: ScanMessage | null; readonly say: Say } {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<ScanMessage | null>(null);
  const say: Say = (kind, text, ways = []) => {
    signal(kind);
    if (kind === 'wrong') sayAloud(text, i18n.locale);
    setSaid((before) => ({ kind, text, ways, turn: (before?.turn ?? 0) + 1 }));
  };
  return { said, say };
}
