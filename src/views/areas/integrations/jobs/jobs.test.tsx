import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { JobPage, ShownJob } from '#model/areas/integrations/jobs/job-answer.ts';
import type { OutgoingDesk } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { JobsPage } from './jobs.page.tsx';

layOutGrids();
afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const text = () => document.body.textContent ?? '';

const job = (over: Partial<ShownJob>): ShownJob => ({
  id: '019a0000-0000-7000-8000-000000000001',
  queue: 'mail',
  state: 'retries',
  what: 'invitation',
  to: 'kim@example.org',
  attempts: 2,
  most: 9,
  created_at: '2026-05-04T08:00:00.000Z',
  due_at: '2026-05-04T08:05:00.000Z',
  ended_at: null,
  error: 'the mail server is down',
  ...over,
});

const counts = { waits: 0, runs: 0, retries: 1, failed: 0, givenUp: 0, done: 7 };

async function shown(page: () => Promise<JobPage>, desk: Partial<OutgoingDesk> = {}) {
  const jobs = vi.fn<OutgoingDesk['jobs']>(page);
  const app = { outgoing: async () => ({ jobs, ...desk }) } as unknown as App; // all that is used
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <AppProvider value={app}>
      <JobsPage />
    </AppProvider>
  ));
  await here();
  return { jobs };
}

const open = async (): Promise<void> => {
  click('[aria-label="Actions of Invitation"]');
  await here();
};
const press = async (label: string): Promise<void> => {
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (one) => one.textContent === label,
  );
  if (!item) throw new Error(`there is no ${label}`);
  act(() => item.click());
  await here();
};

it('[JQ7] what is not done is listed by name, with its state, its attempts and its problem', async () => {
  const { jobs } = await shown(async () => ({ jobs: [job({})], counts }));
  expect(jobs.mock.calls[0]?.[0]).toEqual(['waits', 'runs', 'retries', 'failed', 'givenUp']);
  for (const part of ['Invitation', 'kim@example.org', 'Tried again', '2 of 9', 'the mail server is down'])
    expect(text()).toContain(part);
  expect(document.querySelector('[data-tab=done]')?.textContent).toContain('7');
});

it('[JQ8] one is run now, and another given up after a question', async () => {
  const retry = vi.fn<OutgoingDesk['retry']>(async () => undefined);
  const giveUp = vi.fn<OutgoingDesk['giveUp']>(async () => undefined);
  await shown(async () => ({ jobs: [job({})], counts }), { retry, giveUp });
  await open();
  await press('Run now');
  expect(retry).toHaveBeenCalledExactlyOnceWith(job({}).id);
  await open();
  await press('Give up');
  expect(giveUp).not.toHaveBeenCalled();
  click('[data-testid=give-up]');
  await here();
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(job({}).id);
});

it('[JQ7] where they cannot be loaded it is said, and tried again', async () => {
  let isThere = false;
  const { jobs } = await shown(async () => {
    if (!isThere) throw new Error('gone');
    return { jobs: [], counts };
  });
  expect(text()).toContain('could not be loaded');
  isThere = true;
  const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
  act(() => again?.click());
  await here();
  expect(text()).toContain('Nothing here');
  expect(jobs.mock.calls.length).toBeGreaterThan(1);
});
