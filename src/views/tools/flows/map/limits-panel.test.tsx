import { act, Suspense, useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { FlowFigures, FlowQuestions, FlowState } from '#model/flows/flow-figures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { StoodPanel } from './stood-panel.tsx';

const state = (id: string, over: Partial<FlowState>): FlowState => ({
  state: id,
  documents: 1,
  value: null,
  stays: 0,
  median: null,
  ninetieth: null,
  limit: null,
  canWait: true,
  late: 0,
  ...over,
});
const figures = {
  states: [
    state('pick.released', { limit: 2 * 86_400 }),
    state('pick.claimed', { limit: 8 * 3600 }),
    state('pick.picked', {}),
    state('pick.cancelled', { canWait: false }),
  ],
} as unknown as FlowFigures; // what the panel reads of them
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('.flow-limit input[inputmode=decimal]')];

/** The words of charts are loaded on first use, so it is opened once the page is there. */
function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense fallback={null}>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && children}
    </Suspense>
  );
}
async function openIt(): Promise<void> {
  await flowLanguage('en');
  await act(async () => find('#open').click());
  await act(async () => {});
}

async function limits(drafts = draftBox().drafts) {
  const model = { ...deviceWith(new SalesWorld().base), drafts };
  const closed: boolean[] = [];
  await showAt(model, '/en/apps/flows/pick', () => (
    <Opened>
      <LimitsPanel slug="pick" figures={figures} onClose={() => closed.push(true)} />
    </Opened>
  ));
  await openIt();
  const policies = () => model.replica.view.get('company', 'company')?.policies;
  return { closed, policies };
}

test('[PM8] each state that documents wait in says its limit in the unit that fits', async () => {
  await limits();
  expect(inputs().map(({ value }) => value)).toEqual(['2', '8', '']);
  expect(document.querySelectorAll('.flow-limit').length).toBe(3);
});

test('[PM8] what is saved is what differs from the usual, and no other policy', async () => {
  const { closed, policies } = await limits();
  const before = policies();
  const [released, claimed] = inputs();
  type(`#${CSS.escape(released?.id ?? '')}`, '');
  type(`#${CSS.escape(claimed?.id ?? '')}`, '5');
  click('[data-testid="save"]');
  expect(closed).toEqual([true]);
  expect(policies()).toEqual({ ...before, dwellLimits: { 'pick.released': null, 'pick.claimed': 5 } });
});

test('[PM8] what is no number is not saved', async () => {
  const { closed, policies } = await limits();
  const before = policies();
  type(`#${CSS.escape(inputs()[1]?.id ?? '')}`, '5');
  type(`#${CSS.escape(inputs()[0]?.id ?? '')}`, 'soon');
  click('[data-testid="save"]');
  expect([closed, policies()]).toEqual([[], before]);
  expect(find('.ui-field-error').textContent).not.toBe('');
});

test('[DP18] limits that were typed are there again, of this chart, until they are saved', async () => {
  const { drafts } = draftBox();
  await limits(drafts);
  type(`#${CSS.escape(inputs()[1]?.id ?? '')}`, '5');
  unmount();
  await limits(drafts);
  expect(inputs().map(({ value }) => value)).toEqual(['2', '5', '']);
  click('[data-testid="save"]');
  unmount();
  await limits(drafts);
  expect(document.querySelector('[data-testid=start-over]')).toBeNull();
});

test('[PM4] of days that are over a state opens the documents that were in it then', async () => {
  const asked: unknown[] = [];
  const stood: FlowQuestions['stood'] = async (...given) => {
    asked.push(given);
    return {
      documents: [{ seq: 7, document: 'p-1', name: 'PI-1', since: '2026-03-01T08:00:00.000Z' }],
      next: null,
    };
  };
  const app = { flows: async () => ({ stood }) as Partial<FlowQuestions> } as Partial<App> as App; // all it uses
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/pick?from=2026-02-01&to=2026-03-02', () => (
    <AppProvider value={app}>
      <Opened>
        <StoodPanel chart={chart} state="pick.released" onClose={() => {}} />
      </Opened>
    </AppProvider>
  ));
  await openIt();
  expect(asked).toEqual([['pick', 'pick.released', { from: '2026-02-01', to: '2026-03-02' }, undefined]]);
  expect(find('.flow-rows > li').textContent).toContain('PI-1');
  expect(find('.ui-side-title').textContent).toMatch(/^\w+, .*2026/);
});
