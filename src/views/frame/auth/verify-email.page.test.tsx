import { act } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { submissionMachine, type Submitted } from '#machines/app/submission/submission.machine.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { click, render, type } from '#views/ui/ui.fixtures.tsx';
import { VerifyEmailPage } from './verify-email.page.tsx';

let history: ReturnType<typeof createMemoryHistory>;

/** The page of a link, with the server's answers one after the other; records what is sent. */
async function trial(answers: (object | null)[]): Promise<readonly Submitted[]> {
  const sent: Submitted[] = [];
  const send = fromPromise<string | null, Submitted>(async ({ input }) => {
    sent.push(input);
    const refusal = answers.shift() ?? null;
    if (refusal) throw refusal;
    return 'The address is confirmed. You can sign in.';
  });
  const verifyEmail = submissionMachine.provide({ actors: { send } });
  const app = { account: () => ({ submissions: { verifyEmail } }) } as unknown as App; // all that the page uses
  const page = () => (
    <AppProvider value={app}>
      <main className="app-blank-main">
        <VerifyEmailPage />
      </main>
    </AppProvider>
  );
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/link/$uid/$token', component: page });
  history = createMemoryHistory({ initialEntries: ['/link/u1/t1'] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await settled();
  return sent;
}

const settled = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
const needed = {
  detail: 'You signed up in another browser.',
  fields: { password: 'signUpPasswordNeeded' },
};
const wrong = { detail: 'Not that one.', fields: { password: 'wrongSignUpPassword' } };
const texts = (at: string) => [...document.querySelectorAll(at)].map(({ textContent }) => textContent);

it('[AUT4] is confirmed without a word in the browser that signed up', async () => {
  expect(await trial([null])).toEqual([{ uid: 'u1', token: 't1' }]);
  expect(texts('.ui-notice[data-tone=success]')).toEqual(['The address is confirmed. You can sign in.']);
});

it('[AUT4] leaves the page of the used link behind: Back does not lead there again', async () => {
  await trial([null]);
  click('.ui-stack a');
  await settled();
  expect([history.location.pathname, history.canGoBack()]).toEqual(['/en/auth/login', false]);
});

it('[AUT4] asks elsewhere for the password of the sign-up, until it is right', async () => {
  const sent = await trial([needed, wrong, null]);
  expect([texts('.ui-notice[data-tone=danger]'), texts('.ui-field-error')]).toEqual([[], []]);
  click('[data-testid=submit]');
  expect([texts('.ui-field-error'), sent.length]).toEqual([['This field is required.'], 1]);
  type('[name=password]', 'not this one');
  click('[data-testid=submit]');
  await settled();
  expect(document.querySelector<HTMLInputElement>('[name=password]')?.value).toBe('not this one');
  expect(texts('.ui-field-error')).toEqual([
    'This is not the password of the sign-up that the email belongs to.',
  ]);
  type('[name=password]', 'three tired herons');
  click('[data-testid=submit]');
  await settled();
  expect(sent[2]).toEqual({ uid: 'u1', token: 't1', password: 'three tired herons' });
  expect(texts('.ui-notice[data-tone=success]')).toHaveLength(1);
});

it('[AUT4] says why a link does not work any more, whatever was typed', async () => {
  await trial([needed, { detail: 'The link is too old.' }]);
  type('[name=password]', 'three tired herons');
  click('[data-testid=submit]');
  await settled();
  expect(texts('.ui-notice[data-tone=danger]')).toEqual(['The link is too old.']);
});
