import { createActor, fromPromise, waitFor } from 'xstate';
import * as contact from '#model/identity/contact.api.ts';
import * as password from '#model/identity/password.api.ts';
import * as signUp from '#model/identity/sign-up.api.ts';
import { submissionMachine } from '#machines/app/submission/submission.machine.ts';
import type { Submitted } from '#machines/app/submission/submission.machine.ts';
import type * as account from '#services/account/account-calls.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import * as httpErrors from '#services/http/http-error.ts';
import * as begunSession from '#services/session/begun-session.ts';
import type { DecisionCase, Question } from '../kernel/decision.ts';
import { runModule } from '../kernel/source-module.ts';
import { passwordResetRows } from '../spec/password-reset.rows.ts';
import type { PasswordResetAsk, PasswordResetObserved } from '../spec/password-reset.rows.ts';

const module = 'src/services/account/account-calls.ts';
const apiBase = 'https://stock.example.com/api/';

interface ResetQuestion extends PasswordResetAsk {
  readonly label: string;
  readonly answer: () => Response | Promise<Response>;
}

const withoutBody = [204, 205, 304];
const bodies: readonly (readonly [label: string, type: string, body: string])[] = [
  ['a detail', 'application/json', '{"detail":"No such account.","code":"unknownEmail"}'],
  ['a field', 'application/json', '{"fields":{"email":"unknown"}}'],
  ['another shape', 'application/json', '{"email":["unknown"]}'],
  ['half a body', 'application/json', '{"detail":'],
  ['a page', 'text/html', '<h1>Internal Server Error</h1>'],
  ['nothing', 'application/json', ''],
];
const emails = ['kim@example.com', 'nobody@example.com'];

/** The statuses tried with each sort of body; every other status is tried with one of them. */
const examples = [200, 204, 302, 400, 401, 404, 422, 429, 500, 503];

/** Every status, for an address with and without an account; and no answer. */
function questions(): Question<ResetQuestion>[] {
  const statuses = Array.from({ length: 400 }, (_, index) => 200 + index);
  const bodiesOf = (status: number) =>
    examples.includes(status) ? bodies : bodies.slice(status % bodies.length).slice(0, 1);
  const answered = statuses.flatMap((status) =>
    bodiesOf(status).map(([label, type, body]) => ({
      label: `${status} with ${label}`,
      isAnswered: true,
      answer: () =>
        new Response(withoutBody.includes(status) ? null : body, {
          status,
          headers: { 'content-type': type },
        }),
    })),
  );
  const silent = [
    new TypeError('Failed to fetch'),
    new DOMException('it took too long', 'TimeoutError'),
    new DOMException('the network changed', 'NetworkError'),
  ].map((reason) => ({
    label: `no answer: ${reason.message}`,
    isAnswered: false,
    answer: () => Promise.reject<Response>(reason),
  }));
  const [with_, without] = emails;
  return [...answered, ...silent].map((one, index) => {
    const email = (index % 2 === 0 ? with_ : without) ?? '';
    const label = `${email}: ${one.label}`;
    return { word: 'request a reset', label, ask: { ...one, label, email } };
  });
}

/** From the form to the network and back. */
async function askedFor(
  { accountCalls }: typeof account,
  { email, answer }: ResetQuestion,
): Promise<PasswordResetObserved> {
  const calls: string[] = [];
  const http = createHttpClient({
    apiBase,
    language: () => 'sv',
    onUnauthenticated: () => {},
    fetch: async (request) => {
      const { method, url, body } = (request as Request).clone(); // ky always gives a Request
      calls.push(`${method} ${url.replace(apiBase, '')} ${await new Response(body).text()}`);
      return answer();
    },
  });
  const { requestPasswordReset } = accountCalls(http);
  const send = fromPromise<string | null, Submitted>(({ input }) =>
    requestPasswordReset(input['email'] ?? ''),
  );
  const form = createActor(submissionMachine.provide({ actors: { send } }), {
    input: { code: 'passwordResetFailed' },
  }).start();
  form.send({ type: 'submit', data: { email } });
  const state = await waitFor(form, (at) => !at.hasTag('sending'));
  form.stop();
  const { problem, answer: said } = state.context;
  const told = [said, problem?.detail, ...Object.keys(problem?.fields ?? {})];
  return {
    state: { answer: state.hasTag('sent') ? 'success' : 'failure' },
    told: told.filter((text) => typeof text === 'string'),
    calls,
  };
}

export const passwordResetCase = (): DecisionCase<PasswordResetObserved, ResetQuestion> => ({
  name: 'passwordReset',
  bounds: 'Six sorts of body; the form, the call and the network between them are the real ones.',
  questions: questions(),
  rows: passwordResetRows,
  sources: [{ path: module, within: ['requestPasswordReset'] }],
  decide: async (codeOf) => {
    const calls = runModule(codeOf(module), {
      imports: {
        '#model/identity/contact.api.ts': contact,
        '#model/identity/password.api.ts': password,
        '#model/identity/sign-up.api.ts': signUp,
        '../http/http-error.ts': httpErrors,
        '../session/begun-session.ts': begunSession,
      },
    }) as unknown as typeof account; // exported by the module
    const answers = new Map<string, PasswordResetObserved>();
    for (const { ask } of questions()) answers.set(ask.label, await askedFor(calls, ask));
    return ({ label }) => {
      const answer = answers.get(label);
      if (!answer) throw new Error(`nobody asked: ${label}`);
      return answer;
    };
  },
  signed: [
    {
      mutant:
        'drop condition: account-calls.ts error instanceof HttpError && error.status === 0 → error.status === 0',
      reason: 'nothing else that is thrown on the way has a status',
    },
  ],
});
