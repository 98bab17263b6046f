import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportDesk } from '#model/areas/integrations/data-import/import-desk.ts';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { importTrial } from './data-import.fixtures.tsx';
import { ImportPage } from './import.page.tsx';

afterEach(unmount);

const here = async (milliseconds = 20): Promise<void> =>
  act(async () => new Promise((done) => setTimeout(done, milliseconds)));
const text = (): string => document.body.textContent ?? '';

async function shown(over: Parameters<typeof importTrial>[1]) {
  const trial = await importTrial((row) => <ImportPage row={row} />, over);
  await here();
  return trial;
}

test('[DIS11] while the server works its progress shows, asked for again and again', async () => {
  const progress = vi.fn<ImportDesk<File>['progress']>(async () => ({ done: 1200, of: 50_000 }));
  await shown({ state: 'running', desk: { progress } });
  expect(text()).toContain('Importing the lines');
  expect(text()).toContain('1,200 of 50,000 lines');
  await here(1100);
  expect(progress.mock.calls.length).toBeGreaterThan(1);
  expect(find('[data-testid=command-stop]').textContent).toBe('Stop');
});

test('[DIS12] once done it says how many lines were taken, and gives the rejected ones as files', async () => {
  const { id } = await shown({ state: 'done', counts: { taken: 40, rejected: 2 } });
  expect(text()).toContain('40 lines are imported');
  expect(text()).toContain('2 lines were rejected');
  expect(find('[data-testid=rejected-csv]').getAttribute('href')).toBe(`/imports/${id}/rejected.csv`);
  expect(find('[data-testid=rejected-xlsx]').getAttribute('href')).toBe(`/imports/${id}/rejected.xlsx`);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/en/apps/products',
  );
});

test('[DIS13] undoing says what it does and what it cannot do, and is done when it is confirmed', async () => {
  const { model } = await shown({ state: 'done', counts: { taken: 40 } });
  const given: string[] = [];
  model.propose = (draft) => {
    given.push(draft.type);
    return { queued: true } as ReturnType<typeof model.propose>;
  };
  click('[aria-label="More actions"]');
  click('[data-testid=command-undo], [role=menu] [data-action=undo]');
  await here();
  expect(text()).toContain('40 lines of this import are in the company.');
  expect(text()).toContain('What something builds on by now cannot be undone');
  expect(given).toEqual([]);
  click('[data-testid=undo-import]');
  expect(given).toEqual(['undo']);
});

test('[DIS13] what could not be undone is told, with how many lines stay', async () => {
  await shown({ state: 'undone', counts: { taken: 3, undone: 37 } });
  expect(text()).toContain('3 lines stay, because something builds on it');
});
