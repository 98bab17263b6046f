import { useMachine } from '@xstate/react';
import { waitFor } from 'xstate';
import type { Submitted, SubmissionInput } from '#machines/submission/submission.machine.ts';
import { useAccount } from '../app/use-account.ts';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';

interface Options extends SubmissionInput {
  /** The form in the page. */
  readonly id: string;
  readonly onSent: (data: Submitted) => void;
}

/** A form of a page that stays: `onSent` hears what the server took; the form is then shown anew. */
export function useSettingsSubmission(
  kind: 'changeProfile' | 'changePassword',
  { id, code, onSent }: Options,
) {
  const { submissions } = useAccount();
  const [state, , actor] = useMachine(submissions[kind], { input: { code } });
  const sent = (data: Submitted): void => {
    onSent(data);
    focusSubmit(id);
  };
  const send = (data: Submitted): boolean => {
    actor.send({ type: 'submit', data });
    void waitFor(actor, (at) => !at.hasTag('sending')).then(
      (at) => (at.hasTag('sent') ? sent(data) : focusFirstWrong(`#${id}`)),
      () => {}, // the page was left
    );
    return true;
  };
  return { id, send, isSending: state.hasTag('sending'), problem: state.context.problem };
}

/** The form is drawn anew, so what had the focus is gone. */
function focusSubmit(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id} [type=submit]`)?.focus());
}
