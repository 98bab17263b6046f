import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { submissionMachine, type Submitted } from '#machines/app/submission/submission.machine.ts';

export type ContactActor = ActorRefFrom<typeof submissionMachine>;

/** The chart of a form that is sent, for the contact form; loaded with the first message that is. */
export function startContact(send: (data: Submitted) => Promise<string | null>): ContactActor {
  const machine = submissionMachine.provide({ actors: { send: fromPromise(({ input }) => send(input)) } });
  return createActor(machine, { input: { code: 'failed' } }).start();
}

/** Submits, and resolves once the server has answered. */
export async function submitContact(actor: ContactActor, data: Submitted): Promise<void> {
  actor.send({ type: 'submit', data });
  await waitFor(actor, (state) => !state.hasTag('sending'));
}
