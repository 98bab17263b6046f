import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaperAsk } from '#model/papers/paper-desk.ts';
import type { PaperLetter } from '#model/papers/paper.api.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '../document/model-context.tsx';

/** The document whose paper is mailed. */
export interface MailPlace {
  readonly kind: string;
  readonly document: string;
}

/** Which paper it is, and what is asked of it besides. */
export type MailedPaper = Omit<PaperAsk, 'language'>;

/** Sends the letter of a paper, once at a time. */
export function useMailing(place: MailPlace, which: MailedPaper, onSent: () => void) {
  const { t } = useLingui();
  const { company } = useModel();
  const { papers } = useApp();
  const announcer = useAnnouncer();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (letter: PaperLetter): Promise<void> => {
    setSending(true);
    const desk = await papers().catch(() => null);
    const failed = desk ? await desk.mail({ company, ...place }, letter, which) : { detail: null };
    setSending(false);
    if (failed) setFailure(failed.detail ?? t`Couldn't send the letter. Check your connection.`);
    else {
      announcer.success(t`The letter is on its way.`);
      onSent();
    }
  };
  return { send, isSending, failure };
}
