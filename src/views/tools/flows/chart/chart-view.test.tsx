import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { answerMedia, arrives, click, find, press, render } from '#views/ui/ui.fixtures.tsx';
import { ChartView, type ChartViewProps } from './chart-view.tsx';

const DRAFT = 'purchaseOrder.commercial.draft';
const PLACE = `${DRAFT} --place--> purchaseOrder.commercial.placed`;
const selector = (id: string): string => `[data-flow-id="${id}"]`;
const shown = (id: string): boolean => document.querySelector(selector(id)) !== null;
const focused = (): string | null => document.activeElement?.getAttribute('data-flow-id') ?? null;

beforeAll(async () => {
  await flowLanguage('en');
});
answerMedia();

async function chart(props: Partial<ChartViewProps> = {}): Promise<void> {
  render(<ChartView chart="purchase-order" {...props} />);
  await arrives(selector(DRAFT));
}

/** Presses keys on the focused element. */
const walk = (...keys: readonly string[]): void => keys.forEach((key) => press(key));

test('[FLC5] the keys lead from a state along a transition to the next state, and back', async () => {
  await chart();
  act(() => find(selector(DRAFT)).focus());
  walk('ArrowRight');
  expect(focused()).toBe(`${DRAFT} --update--> (internal)`);
  walk('ArrowDown');
  expect(focused()).toBe(PLACE);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^.+, leads to .+$/);
  walk('Enter');
  expect(focused()).toBe('purchaseOrder.commercial.placed');
  walk('Escape');
  expect(focused()).toBe(DRAFT);
});

test('[FLC5] one part of the drawing is a stop of the Tab key', async () => {
  await chart();
  const stops = (): number => document.querySelectorAll('svg [tabindex="0"]').length;
  expect(stops()).toBe(1);
  act(() => find(selector(DRAFT)).focus());
  expect(stops()).toBe(1);
});

test('[FLC5] Enter and click choose a state, and the chosen one says so', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  await chart({ onSelect, selected: DRAFT });
  expect(find(selector(DRAFT)).getAttribute('aria-pressed')).toBe('true');
  act(() => find(selector(DRAFT)).focus());
  walk('Enter');
  act(() => void find(selector(PLACE)).dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(onSelect.mock.calls).toEqual([[DRAFT], [PLACE]]);
});

test('[FLC4] a folded region hides its states until it is unfolded', async () => {
  await chart();
  act(() => find(selector('purchaseOrder.commercial')).focus());
  walk(' ');
  expect(shown(DRAFT)).toBe(false);
  expect(shown('purchaseOrder.receipt.received')).toBe(true);
  walk(' ');
  expect(shown(DRAFT)).toBe(true);
});

test('[FLC6] what is painted stands on the drawing and in the table', async () => {
  const cell = (id: string): string => (id === DRAFT ? 'seven' : '');
  await chart({
    paint: {
      states: { [DRAFT]: { badge: '7', note: '12 min', isActive: true } },
      transitions: { [PLACE]: { label: '3/day', weight: 1, isDashed: true } },
    },
    columns: [{ id: 'count', header: 'How many', cell }],
  });
  expect(find(`${selector(DRAFT)}[data-active]`).textContent).toMatch(/12 min.*7/);
  expect(find(selector(PLACE)).textContent).toContain('3/day');
  expect(find('.flow-line[stroke-dasharray]').getAttribute('stroke-width')).toBe('6');
  expect(find(`[data-flow-row="${DRAFT}"]`).textContent).toContain('seven');
  expect(document.querySelectorAll('th[scope=col]').length).toBe(6);
});

test('[FLC6] the table says of every transition where it leads and on which condition', async () => {
  await chart();
  click('[data-testid=chart-as-table]');
  expect(document.querySelector('svg[role=group]')).toBeNull();
  const row = find(`[data-flow-row="${PLACE}"]`).textContent ?? '';
  expect(row).toContain('parties are active, every line is complete');
});

test('[FLC13] what is chosen elsewhere is unfolded', async () => {
  await chart();
  act(() => find(selector('purchaseOrder.commercial')).focus());
  walk(' ');
  expect(shown(DRAFT)).toBe(false);
  render(<ChartView chart="purchase-order" selected={DRAFT} />);
  expect(shown(DRAFT)).toBe(true);
});

test('[FLC13] a step with the keys leads back to words that can be read', async () => {
  const scale = (): number => {
    const drawing = find('.flow-pane > svg');
    return Number(drawing.getAttribute('width')) / Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  };
  await chart();
  const begun = scale();
  expect(begun).toBeGreaterThanOrEqual(0.7);
  act(() => find(selector(DRAFT)).focus());
  walk('0');
  expect(scale()).toBeLessThan(0.6);
  walk('ArrowDown');
  expect(scale()).toBe(begun);
});

test('[FLC14] a map stands beside a drawing that is larger than its pane, and beside no other', async () => {
  await chart();
  const map = find('.flow-overview');
  expect(map.querySelectorAll('.flow-stamp-state').length).toBeGreaterThan(8);
  expect(map.querySelectorAll('.flow-overview-sight').length).toBe(1);
  act(() => find(selector(DRAFT)).focus());
  walk('0');
  expect(document.querySelector('.flow-overview')).toBeNull();
});
