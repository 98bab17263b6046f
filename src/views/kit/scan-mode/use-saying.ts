import { useState } from 'react';
import { useLingui } from '@lingui/react';
import { sayAloud, signal } from '#views/ui/signals.ts';
import type { Said, Say } from './said.ts';

/** The last answer: shown, played as a sound, and read out if it was wrong. [SCN1] */
export function useSaying(): { readonly said: Said | null; readonly say: Say } {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<Said | null>(null);
  const say: Say = (kind, text, ways = []) => {
    signal(kind);
    if (kind === 'wrong') sayAloud(text, i18n.locale);
    setSaid((before) => ({ kind, text, ways, turn: (before?.turn ?? 0) + 1 }));
  };
  return { said, say };
}
