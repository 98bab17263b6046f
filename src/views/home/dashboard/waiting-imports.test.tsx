import { afterEach, expect, test } from 'vitest';
import { importTrial } from '#views/areas/integrations/data-import/data-import.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { WaitingImports } from './waiting-imports.tsx';

afterEach(unmount);
const text = (): string => document.body.textContent ?? '';

test('[DIS15] an import that waits for somebody is told, with what it waits for', async () => {
  await importTrial(() => <WaitingImports />, { state: 'checked', counts: { create: 3, rejected: 2 } });
  expect(text()).toContain('1 import waits for you');
  expect(text()).toContain('artiklar.csv is checked, 2 lines are rejected');
});

test('[DIS15] one that is done, and who may not import, gets none', async () => {
  await importTrial(() => <WaitingImports />, { state: 'done', counts: { taken: 3 } });
  expect(text()).toBe('');
  unmount();
  await importTrial(() => <WaitingImports />, { state: 'mapping', may: () => false });
  expect(text()).toBe('');
});
