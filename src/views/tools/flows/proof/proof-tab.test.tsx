import { act, Suspense } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { pickMachine } from '#machines/areas/sales/pick/pick.machine.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart, ProofQuestions } from '#model/flows/proof-report.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives, click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { proofAnswers, proofOf, proofRow } from './proof.fixtures.ts';
import { ProofTab } from './proof-tab.tsx';

const shape = chartShape(pickMachine);
const PAUSE = 'pick.claimed --pause--> pick.paused';
const rows = [
  proofRow('PK-1', { transitions: [PAUSE], levels: { model: 'pass', api: 'byTransition' } }),
  proofRow('PK-2', { decided: true, line: null, levels: { model: 'pass', api: 'unexercised' } }),
];
const levels = [{ level: 'api', paths: 2, steps: 9, refusals: 4, ms: 1 }];

beforeAll(() => flowLanguage('en'));
answerMedia();

async function tab(answers: Partial<ProofQuestions>, wanted: string): Promise<void> {
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  const app = { proof: async () => answers as ProofQuestions } as Partial<App> as App; // all that is used of it
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/pick', () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <ProofTab chart={chart} />
      </Suspense>
    </AppProvider>
  ));
  await arrives(wanted);
}
const drawn = (over: Partial<ProofChart> = {}) =>
  tab(proofAnswers(proofOf(shape, { rows, levels, ...over })), `[data-flow-id="${PAUSE}"]`);
const settled = () => act(async () => {});
const shownRows = () =>
  [...document.querySelectorAll('[data-proof-row]')].map((row) => row.getAttribute('data-proof-row'));
const text = (selector: string): string => find(selector).textContent ?? '';
const page = (): string => document.body.textContent ?? '';

test('[PV7] a row has its sentence, line and marks, and shows its transitions alone', async () => {
  await drawn();
  expect(text('[data-proof-row="PK-1"]')).toBe(
    'PK-1sentence of PK-1line 12 of spec-text.mdPassesIts transitions',
  );
  expect(text('[data-proof-row="PK-2"]')).toContain('a decisionPassesNot walked');
  const dimmed = () => document.querySelectorAll('.flow-row[data-dimmed]').length;
  expect(dimmed()).toBe(0);
  click('[data-proof-row="PK-1"] button');
  await settled();
  expect(find('[data-proof-row="PK-1"]').getAttribute('aria-current')).toBe('true');
  expect(dimmed()).toBeGreaterThan(5);
  expect(find(`[data-flow-id="${PAUSE}"]`).closest('[data-dimmed]')).toBeNull();
});

test('[PV7] a transition shows its rows alone, until all are asked for', async () => {
  await drawn();
  act(() => find(`[data-flow-id="${PAUSE}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await settled();
  expect(shownRows()).toEqual(['PK-1']);
  const all = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show all rows',
  );
  act(() => all?.click());
  await settled();
  expect(shownRows()).toEqual(['PK-1', 'PK-2']);
});

test('[PV5] each level that the chart was walked at can be painted, and is a column of the table', async () => {
  await drawn();
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual([`Model${shape.transitions.length}`, 'Server0']);
  expect(document.querySelectorAll('.flow-row[data-tone=danger]').length).toBe(0);
  act(() => tabs[1]?.click());
  await settled();
  expect(document.querySelectorAll('.flow-row[data-tone=danger]').length).toBeGreaterThan(5);
  expect(text('.flow-table')).toContain('Taken, Server');
});

test('[PV8] the failure with the fewest steps is told step by step, the others after it', async () => {
  const failure = (path: string[], level?: string) => ({
    path,
    expected: `x${path.length}`,
    got: 'y',
    ...(level !== undefined && { level }),
  });
  await drawn({ failures: [failure(['a', 'b', 'c']), failure(['d', 'e'], 'api')] });
  const steps = [...document.querySelectorAll('.proof-steps')].map((list) =>
    [...list.children].map((step) => step.textContent),
  );
  expect(steps).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
  expect(document.querySelector('details .proof-steps')?.children.length).toBe(3);
  expect(text('.proof-failure')).toContain('LevelServerExpectedx2Camey');
});

test('[PV13] a failing path whose events are known leads to where it is played', async () => {
  const failure = (path: string[], over: object = {}) => ({ path, expected: 'x', got: 'y', ...over });
  const steps = [{ label: 'd', event: 'claim', taken: [] }];
  await drawn({ failures: [failure(['a', 'b', 'c']), failure(['d'], { steps })] });
  const links = [...document.querySelectorAll('.proof-failure a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/apps/flows/pick?tab=play&failure=1']);
});

test('[PV9] a state shows its pictures: languages side by side, light above dark', async () => {
  const pictures = (['sv', 'en'] as const).flatMap((language) =>
    (['dark', 'light'] as const).map((theme) => ({
      file: `${language}-${theme}.png`,
      state: 'paused-empty',
      language,
      theme,
    })),
  );
  await drawn({ pictures });
  act(() => find('[data-flow-id="pick.paused"]').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await settled();
  const images = [...document.querySelectorAll<HTMLImageElement>('.proof-pictures img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual(
    ['en-light', 'sv-light', 'en-dark', 'sv-dark'].map((name) => `/pictures/${name}.png`),
  );
  expect(images[3]?.alt).toBe('Paused in Swedish, dark');
  expect(find('.proof-pictures h3').textContent).toBe('Paused · empty');
  expect(find('.proof-pictured').textContent).toBe('Paused · empty');
});

test('[PV14] what guards answered is told in words, with the name that the code has for them', async () => {
  await drawn({ guards: [{ name: 'isClaimed', yes: 3, no: 1 }] });
  const cells = [...document.querySelectorAll('tr:has(code) td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['somebody has it isClaimed', '3', '1']);
});

test('[PV10] a report of another shape of the chart is warned of', async () => {
  await drawn();
  expect(page()).not.toContain('The chart has changed since then');
  unmount();
  await drawn({ mark: 'another' });
  expect(page()).toContain('The chart has changed since then');
});

test('[PV11] without a report the page says which command makes one, and whether it is silent on the chart alone', async () => {
  await tab(proofAnswers(null), '.ui-empty');
  expect(text('.ui-empty')).toContain('npm run test:model');
  unmount();
  await tab(proofAnswers(proofOf({ ...shape, id: 'tour' })), '.ui-empty');
  expect(text('.ui-empty')).toContain("The report doesn't cover this chart");
});

test('[PV11] an answer that did not come can be asked for again', async () => {
  const chart = vi
    .fn<ProofQuestions['chart']>()
    .mockRejectedValueOnce(new Error('no net'))
    .mockImplementation(proofAnswers(null).chart);
  await tab({ ...proofAnswers(null), chart }, '.ui-notice button');
  click('.ui-notice button');
  await settled();
  expect(text('.ui-empty')).toContain('npm run test:model');
  expect(chart).toHaveBeenCalledTimes(2);
});

test('[PV12] survivors have their reason, checks besides the rows their seed', async () => {
  await drawn({
    mutation: {
      total: 5,
      killed: 3,
      survivors: ['m1', 'm2'],
      unbuildable: [],
      byOperator: { 'drop guard': { total: 5, killed: 3 } },
      signed: [{ mutant: 'm2', reason: 'it does the same' }],
    },
    besides: [
      {
        chart: 'pick',
        name: 'random walks',
        passed: false,
        runs: 200,
        seed: 7,
        detail: 'never negative',
        ms: 1,
        failure: { path: ['a'], steps: [{ label: 'a', event: null, taken: [] }], expected: '0', got: '-1' },
      },
    ],
  });
  const survivors = [...document.querySelectorAll('.proof-survivor')].map(({ textContent }) => textContent);
  expect(survivors).toEqual(['m1Nobody has acknowledged it or given a reason.', 'm2it does the same']);
  expect(page()).toContain('3 of 4 noticed');
  expect(page()).toContain('random walksnever negative200 runs, seed 7Fails');
  const play = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Play this path',
  );
  expect(play?.getAttribute('href')).toContain('?tab=play&check=random+walks');
});
