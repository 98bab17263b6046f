import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { WorkflowDesk } from '#model/areas/integrations/workflow/run-answer.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { WorkflowFormPage } from './workflow-form.page.tsx';

afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const text = () => document.body.textContent ?? '';
const sentence = () => document.querySelector('[data-testid=sentence]')?.textContent ?? '';

/** The form of a new workflow, and what it has given so far. */
async function shown(desk: Partial<WorkflowDesk> = {}) {
  const world = companyWorld();
  const model = Object.assign(deviceWith(world), draftBox());
  const propose = vi.fn<typeof model.propose>(model.propose);
  const app = { outgoing: async () => ({ workflows: desk }) } as unknown as App; // all that is used
  await showAt(Object.assign(model, { propose }), '/en/here', () => (
    <AppProvider value={app}>
      <WorkflowFormPage />
    </AppProvider>
  ));
  await here();
  const given = () => propose.mock.calls.map(([command]) => command.data as WorkflowForm);
  return { given };
}

const save = async (): Promise<void> => {
  click('button[type=submit]');
  await here();
};
/** Writes into the field with a label. */
function write(label: string, words: string): void {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
  type(`[id="${found?.htmlFor}"]`, words);
}

it('[WKF6] what is written is read back as it is written, and one error stands at each field', async () => {
  const { given } = await shown();
  expect(sentence()).toBe('When a sales order is confirmed: notify whoever turned the workflow on: “…”.');
  await save();
  expect(given()).toEqual([]);
  expect(document.querySelectorAll('.ui-field-error')).toHaveLength(2);
  write('Name', 'Look at it');
  write('Text', 'Have a look');
  expect(sentence()).toBe(
    'When a sales order is confirmed: notify whoever turned the workflow on: “Have a look”.',
  );
  await save();
  expect(given()).toMatchObject([
    {
      name: 'Look at it',
      kind: 'salesOrder',
      trigger: { on: 'fact', fact: 'confirmed' },
      actions: [{ do: 'notify', to: { who: 'enabler' }, text: 'Have a look' }],
    },
  ]);
});

it('[WKF5] a condition asks for its value, and is taken away', async () => {
  const { given } = await shown();
  write('Name', 'Look at it');
  write('Text', 'Have a look');
  click('[data-testid=add-condition]');
  await here();
  expect(sentence()).toContain('and its total is over …');
  await save();
  expect(given()).toEqual([]);
  expect(text()).toContain('Enter what to compare with.');
  click('.workflow-part button');
  await here();
  await save();
  expect(given()).toMatchObject([{ conditions: [] }]);
});

it('[WKF6] steps are added, moved and taken away', async () => {
  const { given } = await shown();
  write('Name', 'Two steps');
  write('Text', 'First');
  click('[data-testid=add-action]');
  await here();
  type('li:nth-of-type(2) textarea', 'Second');
  click('[aria-label="Move step 2 up"]');
  await here();
  expect(sentence()).toContain('comment “Second”, then notify');
  click('[aria-label="Remove step 2"]');
  await here();
  await save();
  expect(given()).toMatchObject([{ actions: [{ do: 'comment', text: 'Second' }] }]);
});

it('[WKF9] the last thirty days are tried before it is saved', async () => {
  const dryRun = vi.fn<WorkflowDesk['dryRun']>(async () => ({
    from: '2026-04-04T08:00:00.000Z',
    to: '2026-05-04T08:00:00.000Z',
    started: 2,
    heldBack: 5,
    entries: [{ kind: 'salesOrder', document: 'one', name: 'SO-2026-00007', at: '2026-05-01T08:00:00.000Z' }],
    asOfNow: ['belowReorderPoint'],
  }));
  await shown({ dryRun });
  click('[data-testid=dry-run]');
  await here();
  expect(dryRun).toHaveBeenCalledExactlyOnceWith({
    kind: 'salesOrder',
    trigger: { on: 'fact', fact: 'confirmed' },
    conditions: [],
  });
  for (const said of [
    'It would have started 2 times.',
    '5 times its conditions held it back.',
    'SO-2026-00007',
    'Only the present is known of: Below its reorder point.',
  ])
    expect(text()).toContain(said);
});
