import { act, Suspense } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { RecordingPhase } from '#model/recordings/recording-desk.ts';
import type { Reports } from '#model/recordings/report.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { RecordingDeskPart } from './recording-desk.tsx';

beforeAll(async () => {
  const language = flowLanguage('en');
  // Marked as settled: React would otherwise suspend on it within act.
  Object.assign(language, { status: 'fulfilled', value: await language });
});
const place = { page: '/en/apps/products', browser: 'Mozilla/5.0 (X11)', build: '4f1c2a' };
const recording = {
  format: 'lagra-recording' as const,
  version: 1 as const,
  startedAt: '2026-05-04T07:59:00.000Z',
  endedAt: '2026-05-04T08:00:00.000Z',
  locale: 'en',
  typed: false,
  page: '/en/dashboard',
  actors: {},
  entries: [
    { kind: 'load' as const, at: 5, path: '/en/apps/products', actors: {} },
    {
      kind: 'actor' as const,
      at: 6,
      actor: 'inbox',
      event: 'changed',
      state: { list: 'behind', marks: 'resting' },
      taken: [],
    },
  ],
};
const ended = { recording, isFull: false, isElsewhere: false };

type Kept = { value: unknown; base: unknown; version: number };
/** A device that stores drafts beyond a page load. */
function keeping(kept: Map<string, Kept>) {
  const model = deviceWith(new SalesWorld().base);
  const drafts = {
    ...model.drafts,
    read: (form: string) => kept.get(form),
    keep: (form: string, draft: Kept) => void kept.set(form, draft),
    forget: (form: string) => void kept.delete(form),
  };
  const snapshot = { matches: () => true };
  const sync = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  return { sync, model: () => ({ ...model, drafts }) };
}

async function show(phase: RecordingPhase, company: ReturnType<typeof keeping> | null = null) {
  const send = vi.fn<Reports['send']>(async () => 'sent');
  const desk = { drop: vi.fn<() => void>(), delivered: vi.fn<() => void>(), stop: vi.fn<() => void>() };
  const app = {
    company: () => company as ReturnType<App['company']>, // what is used of it
    recording: desk as unknown as App['recording'], // all that is used of it
    reports: async () => ({ send }) as Partial<Reports> as Reports,
  } as Partial<App> as App;
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/products', () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <RecordingDeskPart phase={phase} />
      </Suspense>
    </AppProvider>
  ));
  await act(async () => {});
  return { send, ...desk };
}
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`there is no ${name}`);
  await act(async () => button.click());
};
function write(text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  act(() => {
    setter?.call(find('textarea'), text);
    find('textarea').dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('[RC3] a problem is reported without a recording, with what the report says by itself', async () => {
  const { send, drop } = await show({ is: 'reporting', place, ended: null });
  for (const said of Object.values(place)) expect(dialog()).toContain(said);
  expect(dialog()).not.toContain('Download');
  await press('Send report');
  expect(send).not.toHaveBeenCalled();
  write(' It hung. ');
  await press('Send report');
  expect(send).toHaveBeenCalledExactlyOnceWith({ text: 'It hung.', place });
  expect(dialog()).toContain('The report was sent.');
  await press('Close');
  expect(drop).toHaveBeenCalledOnce();
});

test('[RC3] half-written text is there again after the page was loaded anew, and gone once it was sent', async () => {
  const kept = new Map<string, Kept>();
  await show({ is: 'reporting', place, ended: null }, keeping(kept));
  write('It hun');
  unmount();
  await show({ is: 'reporting', place, ended: null }, keeping(kept));
  expect((find('textarea') as HTMLTextAreaElement).value).toBe('It hun'); // it is a textarea
  write('It hung.');
  await press('Send report');
  expect([dialog().includes('The report was sent.'), kept.size]).toEqual([true, 0]);
});

test('[RC3] what is given up is not kept', async () => {
  const kept = new Map<string, Kept>();
  await show({ is: 'reporting', place, ended: null }, keeping(kept));
  write('It hun');
  expect(kept.size).toBe(1);
  await press('Cancel');
  expect(kept.size).toBe(0);
});

test('[RC3] a recording goes with the report unless it is left out', async () => {
  const { send, delivered } = await show({ is: 'reporting', place, ended });
  write('It hung.');
  await press('Send report');
  expect(send).toHaveBeenLastCalledWith({ text: 'It hung.', place, recording });
  expect(delivered).toHaveBeenCalledOnce();
  unmount();
  const other = await show({ is: 'reporting', place, ended });
  write('It hung.');
  act(() => find('[type=checkbox]').click());
  await press('Send report');
  expect(other.send).toHaveBeenLastCalledWith({ text: 'It hung.', place });
});

test('[RC3] what was recorded in another company is not sent to this one', async () => {
  const { send } = await show({ is: 'reporting', place, ended: { ...ended, isElsewhere: true } });
  expect(dialog()).toContain('recorded in another company');
  write('It hung.');
  await press('Send report');
  expect(send).toHaveBeenLastCalledWith({ text: 'It hung.', place });
});

test('[RC2] a recording that has gone nowhere is discarded only when that is confirmed', async () => {
  const { drop } = await show({ is: 'reporting', place, ended });
  await press('Discard');
  expect(dialog()).toContain('Discard the recording?');
  expect(drop).not.toHaveBeenCalled();
  await press('Keep as it is');
  expect(dialog()).toContain('What went wrong?');
  await press('Discard');
  await press('Discard');
  expect(drop).toHaveBeenCalledOnce();
});

test('[RC4] a load of the page is among the entries, and a recording that is not kept says so', async () => {
  await show({ is: 'reporting', place, ended });
  expect(dialog()).toContain('The page was reloaded: /en/apps/products');
  expect(dialog()).toContain('Inbox: Something new → List: Behind · Marks: At rest');
  unmount();
  await show({ is: 'running', since: 0, typed: false, isKept: true });
  expect(find('.flow-recording').textContent).not.toContain("can't keep");
  unmount();
  await show({ is: 'running', since: 0, typed: false, isKept: false });
  expect(find('.flow-recording').textContent).toContain("This browser can't keep it");
});

test.each([
  ['load', 'The page was reloaded while you were recording'],
  ['session', 'The session you were recording has ended'],
] as const)('[RC4] a recording that is lost to a %s is told of until that is read', async (to, said) => {
  const { drop } = await show({ is: 'lost', to });
  expect(dialog()).toContain(said);
  await press('Close');
  expect(drop).toHaveBeenCalledOnce();
});
