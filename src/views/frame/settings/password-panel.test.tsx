import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { submissionMachine, type Submitted } from '#machines/app/submission/submission.machine.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { PasswordPanel } from './password-panel.tsx';

const owner = { email: 'kim@example.com', name: 'Kim Alm', companies: ['Nordlager AB'] };

/** The panel with a server that answers with `answer`; records requests, announcements, and the number of changes. */
function trial(answer: () => Promise<null> = async () => null) {
  const heard = { sent: [] as Submitted[], said: [] as string[], changed: 0 };
  const send = fromPromise<string | null, Submitted>(async ({ input }) => {
    heard.sent.push(input);
    return answer();
  });
  const changePassword = submissionMachine.provide({ actors: { send } });
  const app = { account: () => ({ submissions: { changePassword } }) } as unknown as App; // all that the panel uses
  const say = (message: string): void => void heard.said.push(message);
  render(
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: say, error: say }}>
        <PasswordPanel owner={owner} onChanged={() => heard.changed++} />
      </AnnouncerProvider>
    </AppProvider>,
  );
  return heard;
}

const wrong = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));
const messages = () =>
  [...document.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent);
const write = (name: string, text: string): void => type(`[name=${name}]`, text);
const send = (): void => click('[type=submit]');
const drawn = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
const valueOf = (name: string) => find(`[name=${name}]`).getAttribute('value');

function fill(next = 'three tired herons', again = next): void {
  write('old_password', 'the old one');
  write('new_password', next);
  write('again', again);
}

describe('the password', () => {
  it('[SET1] is not sent while a field is missing, and the first one gets the focus', async () => {
    const { sent } = trial();
    send();
    await drawn();
    expect([wrong(), messages().length, sent]).toEqual([['old_password', 'new_password', 'again'], 3, []]);
    expect(document.activeElement?.getAttribute('name')).toBe('old_password');
  });

  it.each([
    ['too short', 'short', 'short', ['new_password'], ['Use at least 12 characters.']],
    [
      'the company’s name',
      'we are nordlager',
      'we are nordlager',
      ['new_password'],
      ['It contains the name of your company. Choose other words.'],
    ],
    ['two different ones', 'three tired herons', 'three tired', ['again'], ["The passwords don't match."]],
  ])('[SET1] is not sent where it is %s', (_, next, again, fields, said) => {
    const { sent } = trial();
    fill(next, again);
    expect([wrong(), messages()]).toEqual([fields, said]);
    send();
    expect(sent).toEqual([]);
  });

  it('[SET2] is refused at its field, which gets the focus', async () => {
    const refusal = { detail: 'The current password is wrong.', fields: { old_password: 'wrongPassword' } };
    const heard = trial(() => Promise.reject(refusal));
    fill();
    send();
    await drawn();
    expect([wrong(), messages()]).toEqual([['old_password'], ['This is not your current password.']]);
    expect(document.activeElement?.getAttribute('name')).toBe('old_password');
    expect([heard.changed, valueOf('new_password')]).toEqual([0, 'three tired herons']);
    write('old_password', 'another one');
    expect(wrong()).toEqual([]);
  });

  it('[SET2] is announced once taken, and the form is as new', async () => {
    const heard = trial();
    fill();
    send();
    await drawn();
    const data = { old_password: 'the old one', new_password: 'three tired herons' };
    expect(heard).toEqual({
      sent: [data],
      said: ['The password is changed. You are signed out everywhere else.'],
      changed: 1,
    });
    expect(['old_password', 'new_password', 'again'].map(valueOf)).toEqual(['', '', '']);
    expect([wrong(), document.activeElement?.getAttribute('type')]).toEqual([[], 'submit']);
  });
});
