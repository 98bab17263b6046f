import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { BackupStanding } from '#model/areas/setup/company/backup-standing.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { BackupPanel } from './backup-panel.tsx';

afterEach(() => unmount());

const text = () => document.body.textContent ?? '';
const none: BackupStanding = { isScheduled: false, nextAt: null, last: null, failedAt: null };
const last = {
  madeAt: '2026-05-04T02:00:00.000Z',
  provenAt: '2026-05-04T02:00:42.000Z',
  facts: 4812,
  place: 's3',
  isEncrypted: true,
} as const;

async function shown(backup: () => Promise<BackupStanding>): Promise<void> {
  const app = { audit: async () => ({ everything: { backup } }) } as unknown as App; // all that is used
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <AppProvider value={app}>
      <BackupPanel />
    </AppProvider>
  ));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
}

it('[CS8] tells the last backup, what proves it, where it is, and when the next is due', async () => {
  await shown(async () => ({ ...none, isScheduled: true, nextAt: '2026-05-05T02:00:00.000Z', last }));
  expect(text()).toContain('all 4,812 facts of this company are what was written');
  expect(text()).toContain('In an S3 store');
  expect(text()).toContain('EncryptedYes');
  expect(text()).not.toContain('failed');
});

it('[CS8] tells that one failed, that none are made, and that the server cannot be asked', async () => {
  await shown(async () => ({ ...none, failedAt: '2026-05-05T03:15:00.000Z', last }));
  expect(text()).toContain('failed. Tell whoever runs this installation');
  expect(text()).toContain('None is scheduled');
  unmount();
  await shown(async () => none);
  expect(text()).toContain('No backups are scheduled');
  unmount();
  await shown(async () => ({ ...none, isScheduled: true, nextAt: '2026-05-05T02:00:00.000Z' }));
  expect(text()).toContain('None has been made yet');
  unmount();
  await shown(() => Promise.reject(new Error('offline')));
  expect(text()).toContain('reached right now');
});
