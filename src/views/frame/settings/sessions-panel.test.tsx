import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { AppProvider, type App, type OwnAccount } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { click, render } from '#views/ui/ui.fixtures.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const windows = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
const session = (id: string, userAgent: string) => ({
  id,
  userAgent,
  current: id === 'here',
  lastSeen: '2026-05-04T08:00:00.000Z',
  ip: '192.0.2.7',
});
const sessions = [session('here', windows), session('there', 'curl/8'), session('far', windows)];

/** The panel with calls that end a session, or fail; records calls and announcements. */
function trial(answer: () => Promise<void> = async () => {}) {
  const heard: string[] = [];
  const account: Partial<OwnAccount> = {
    endSession: (id) => (heard.push(`end ${id}`), answer()),
    endOtherSessions: () => (heard.push('end others'), answer()),
  };
  const app = { account: () => ({ ownAccount: account }) } as unknown as App; // all that the panel uses
  const say = (message: string): void => void heard.push(message);
  render(
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: say, error: say }}>
        <SessionsPanel sessions={sessions} />
      </AnnouncerProvider>
    </AppProvider>,
  );
  return heard;
}

const names = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
const buttons = () => document.querySelectorAll('[data-testid=end-session]').length;
const settled = () => act(async () => {});

describe('sessions', () => {
  it('[SET3] are named, and the present one cannot be ended', () => {
    trial();
    expect(names()).toEqual(['Firefox on Windows', 'Unknown device', 'Firefox on Windows']);
    expect(buttons()).toBe(2);
    expect(document.querySelector('li')?.textContent).toContain('This device');
  });

  it('[SET4] end one by one, and the focus stays in the list', async () => {
    const heard = trial();
    click('[data-testid=end-session]');
    await settled();
    expect([heard, names().length]).toEqual([['end there', 'Signed out there.'], 2]);
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('[SET4] end all but this one once that is confirmed', async () => {
    const heard = trial();
    click('[data-testid=end-others]');
    expect(heard).toEqual([]);
    click('.ui-dialog-actions [data-variant=danger]');
    await settled();
    expect(heard).toEqual(['end others', 'You are signed out everywhere else.']);
    expect([names().length, document.querySelector('[data-testid=end-others]')]).toEqual([1, null]);
  });

  it('[SET4] that cannot be ended stay, and it is said', async () => {
    const heard = trial(() => Promise.reject({ detail: 'This session has ended already.' }));
    click('[data-testid=end-session]');
    await settled();
    expect([heard, names().length]).toEqual([['end there', 'This session has ended already.'], 3]);
  });
});
