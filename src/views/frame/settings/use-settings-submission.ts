import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { createActor, waitFor } from 'xstate';
import type { Submitted, SubmissionInput } from '#machines/app/submission/submission.machine.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';
import { useOnLeave } from '#views/ui/use-on-leave.ts';

interface Options extends SubmissionInput {
  /** Id of the form. */
  readonly id: string;
  readonly onSent: (data: Submitted) => void;
}

/** Submits a form that stays on the page: `onSent` gets what the server accepted; it can then be sent again. */
export function useSettingsSubmission(
  kind: 'changeProfile' | 'changePassword',
  { id, code, onSent }: Options,
) {
  const { submissions } = useAccount();
  const begin = () => createActor(submissions[kind], { input: { code } });
  const [actor, setActor] = useState(begin);
  const state = useSelector(actor, (snapshot) => snapshot);
  useOnLeave(actor, (left) => left.stop());
  const sent = (data: Submitted): void => {
    setActor(begin());
    onSent(data);
    keepFocus(id);
  };
  const send = (data: Submitted): boolean => {
    actor.start().send({ type: 'submit', data });
    void waitFor(actor, (at) => !at.hasTag('sending')).then(
      (at) => (at.hasTag('sent') ? sent(data) : focusFirstWrong(`#${id}`)),
      () => {}, // the page was left
    );
    return true;
  };
  return { id, send, isSending: state.hasTag('sending'), problem: state.context.problem };
}

/** Restores the focus if a re-render lost it; a person who is typing elsewhere is left alone. */
function keepFocus(id: string): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>(`#${id} [type=submit]`)?.focus();
  });
}
