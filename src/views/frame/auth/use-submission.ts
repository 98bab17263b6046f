import { useMachine } from '@xstate/react';
import type { Submitted, SubmissionInput } from '#machines/app/submission/submission.machine.ts';
import type { Account } from '#views/navigation/app-context.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { focusRefused } from './focus-refused.ts';

/** Submission of a form: `send` sends it and focuses the first refused field. */
export function useSubmission(kind: keyof Account['submissions'], input: SubmissionInput) {
  const { submissions } = useAccount();
  const [state, , actor] = useMachine(submissions[kind], { input });
  const send = (data: Submitted): boolean => {
    actor.send({ type: 'submit', data });
    focusRefused(actor, (at) => at.hasTag('sending'));
    return true;
  };
  return {
    send,
    isSending: state.hasTag('sending'),
    isSent: state.hasTag('sent'),
    problem: state.context.problem,
    answer: state.context.answer,
  };
}
