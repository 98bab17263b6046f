import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { submissionMachine, type Submitted } from '#machines/app/submission/submission.machine.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const profile = { name: 'Kim', email: 'kim@example.com', locale: 'en' } as const;

/** The panel with a server whose answers are held back; records requests and announcements. */
async function trial() {
  const answers: (() => void)[] = [];
  const heard = { sent: [] as Submitted[], said: [] as string[] };
  const send = fromPromise<string | null, Submitted>(({ input }) => {
    heard.sent.push(input);
    return new Promise((resolve) => answers.push(() => resolve(null)));
  });
  const changeProfile = submissionMachine.provide({ actors: { send } });
  const app = { account: () => ({ submissions: { changeProfile } }) } as unknown as App; // all that the panel uses
  const say = (message: string): void => void heard.said.push(message);
  const panel = () => (
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: say, error: say }}>
        <ProfilePanel profile={profile} />
      </AnnouncerProvider>
    </AppProvider>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: panel }), history });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  const answer = () => act(async () => answers.shift()?.());
  return { ...heard, answer };
}

const write = (text: string): void => type('[name=name]', text);
const name = () => find('[name=name]').getAttribute('value');
const drawn = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

describe('the profile', () => {
  it('[SET2] is announced once taken, and can be sent again', async () => {
    const { sent, said, answer } = await trial();
    write(' Kim Ek ');
    click('[type=submit]');
    await answer();
    expect([said, name()]).toEqual([['Saved.'], 'Kim Ek']);
    write('Kim Berg');
    click('[type=submit]');
    await answer();
    expect(sent.map((data) => data['name'])).toEqual(['Kim Ek', 'Kim Berg']);
    expect(said).toEqual(['Saved.', 'Saved.']);
  });

  it('[SET5] keeps what is typed while the answer is on its way, and where that is typed', async () => {
    const { sent, said, answer } = await trial();
    write('Kim Ek');
    click('[type=submit]');
    act(() => find('[name=name]').focus());
    write('Kim Ekberg');
    await answer();
    await drawn();
    expect([said, name(), document.activeElement?.getAttribute('name')]).toEqual([
      ['Saved.'],
      'Kim Ekberg',
      'name',
    ]);
    click('[type=submit]');
    expect(sent.map((data) => data['name'])).toEqual(['Kim Ek', 'Kim Ekberg']);
  });
});
