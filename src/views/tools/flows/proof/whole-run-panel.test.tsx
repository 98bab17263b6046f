import { expect, test } from 'vitest';
import type { WholeRun } from '#model/flows/proof-report.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives, find } from '#views/ui/ui.fixtures.tsx';
import { proofAnswers } from './proof.fixtures.ts';
import { ProofPage } from './proof.page.tsx';

answerMedia();

const run: WholeRun = {
  v: 1,
  sha: '8d879e4c0ffee',
  changed: true,
  date: '2026-06-01T06:12:00.000Z',
  levels: [
    { level: 'unit', seconds: 14.2, passed: 2135, failed: 0 },
    { level: 'long', seconds: 1020, passed: 198, failed: 2 },
  ],
};

async function shown(wholeRun: WholeRun | null): Promise<void> {
  const answers = { ...proofAnswers(null), summary: async () => ({ report: null, wholeRun }) };
  const app = { proof: async () => answers } as Partial<App> as App; // all that is used of it
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/proof', () => (
    <AppProvider value={app}>
      <ProofPage />
    </AppProvider>
  ));
  await arrives('.ui-panel');
}
const panel = (): string => find('.ui-panel').textContent ?? '';

test('[PV15] the last run of all tests has its day, its commit and what failed at which level', async () => {
  await shown(run);
  expect(panel()).toMatch(/Tested on .*2026/);
  expect(panel()).toContain('commit 8d879e4c0f, with changes');
  expect(panel()).toContain('Rules and machines2,135 passed, 0 failed, 14 s');
  expect(find('.flow-late').textContent).toBe('198 passed, 2 failed, 1,020 s');
});

test('[PV15] where all tests were never run, that is said with the command', async () => {
  await shown(null);
  expect(panel()).toBe('All testsnpm run test:all has not been run here.');
});
