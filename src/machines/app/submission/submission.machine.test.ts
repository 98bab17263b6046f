import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { submissionMachine, type Submitted, type SubmissionInput } from './submission.machine.ts';

const typed = { email: 'kim@example.com' };

/** A submission whose server answers with `answer`; `sent` lists what reached it. */
function trial(answer: () => Promise<string | null>, input: SubmissionInput = { code: 'resendFailed' }) {
  const sent: Submitted[] = [];
  const send = fromPromise<string | null, Submitted>(async ({ input }) => {
    sent.push(input);
    return answer();
  });
  const actor = createActor(submissionMachine.provide({ actors: { send } }), { input }).start();
  return { actor, sent, settled: () => waitFor(actor, (state) => !state.hasTag('sending')) };
}

describe('a form', () => {
  test('[SUB1] is sent once, however often it is submitted', async () => {
    const { actor, sent, settled } = trial(async () => null);
    expect(sent).toEqual([]);
    for (const _ of [1, 2, 3]) actor.send({ type: 'submit', data: typed });
    await settled();
    expect(sent).toEqual([typed]);
  });

  test('[SUB2] that is taken keeps the answer, and is sent no more', async () => {
    const { actor, sent, settled } = trial(async () => 'On its way.');
    actor.send({ type: 'submit', data: typed });
    const { value, context } = await settled();
    expect([value, context.answer, context.problem]).toEqual(['sent', 'On its way.', null]);
    actor.send({ type: 'submit', data: typed });
    expect(sent).toEqual([typed]);
  });

  test('[SUB3] that is refused says why, field by field, and may be sent again', async () => {
    const answers = [
      Promise.reject({ detail: 'Wait.', fields: { email: 'invalid_format', odd: 7 } }),
      Promise.resolve(null),
    ];
    answers[0]?.catch(() => {});
    const { actor, sent, settled } = trial(() => answers.shift() ?? Promise.resolve(null));
    actor.send({ type: 'submit', data: typed });
    expect((await settled()).context.problem).toEqual({
      code: 'resendFailed',
      detail: 'Wait.',
      fields: { email: 'invalid_format' },
    });
    actor.send({ type: 'submit', data: typed });
    const { value, context } = await settled();
    expect([value, context.problem, sent.length]).toEqual(['sent', null, 2]);
  });

  test.each([[null], ['text'], [new Error('x')], [{ fields: 'none' }]])(
    '[SUB3] whose failure %o names nothing is told by its own code',
    async (thrown) => {
      const { actor, settled } = trial(() => Promise.reject(thrown));
      actor.send({ type: 'submit', data: typed });
      expect((await settled()).context.problem).toEqual({ code: 'resendFailed', detail: null, fields: {} });
    },
  );
});

describe('a link', () => {
  const link = { uid: 'u', token: 't' };

  test('[SUB4] is sent by itself, once', async () => {
    const { sent, settled } = trial(async () => null, { code: 'verificationFailed', link });
    expect((await settled()).value).toBe('sent');
    expect(sent).toEqual([link]);
  });

  test('[SUB3, SUB4] that is refused waits for another try', async () => {
    const { actor, sent, settled } = trial(() => Promise.reject({ detail: 'Too old.' }), {
      code: 'verificationFailed',
      link,
    });
    expect((await settled()).value).toBe('open');
    actor.send({ type: 'submit', data: link });
    expect((await settled()).context.problem?.detail).toBe('Too old.');
    expect(sent).toEqual([link, link]);
  });
});
