import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { startTours } from '#machines/app/tour/tour.fixtures.ts';
import { tourSteps } from '#machines/app/tour/tour.rules.ts';
import { click, find, press, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { TourStep } from './tour-step.tsx';

const rect = { x: 100, y: 80, left: 100, top: 80, width: 200, height: 40, right: 300, bottom: 120 };
const page = document.createElement('main');

beforeEach(() => {
  page.tabIndex = -1;
  const names = new Set(Object.values(tourSteps).map(({ target }) => target));
  page.innerHTML = [...names].map((name) => `<p data-tour="${name}"></p>`).join('');
  for (const element of page.children)
    element.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  document.body.append(page);
});
afterEach(() => {
  unmount();
  page.remove();
});

/** The dashboard tour, started; the first `atOnce` target searches succeed at once, the others when told to. */
async function begun(atOnce: number) {
  let searches = 0;
  let found = (): void => {};
  const tour = startTours({
    actors: {
      find: fromPromise(() =>
        (searches += 1) <= atOnce ? Promise.resolve() : new Promise<void>((done) => (found = done)),
      ),
    },
  });
  for (const event of [
    { type: 'open' },
    { type: 'pick', tour: 'dashboard' },
    { type: 'start', path: '/dashboard' },
  ] as const)
    tour.send(event);
  render(<TourStep tour={tour} />);
  await act(async () => {});
  return { place: () => tour.getSnapshot().context.step, found: () => act(async () => found()), tour };
}

/** At its second step; every later search ends when told to. */
async function atSecondStep() {
  const started = await begun(2);
  click(next);
  await act(async () => {});
  return started;
}

const next = '[data-testid=tour-next]';
const back = '[data-testid=tour-back]';
const isOff = (selector: string): boolean => find(selector).getAttribute('aria-disabled') === 'true';
const sign = (): string => find('.tour-card [role=status]').textContent ?? '';

const saidOf = (attribute: string): string =>
  (find('[role=dialog]').getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '?')
    .join(' ');

describe('while a step is looked for', () => {
  test('[TOUR16] even the first says what it is, how far it is and that it is looked for', async () => {
    const { found, tour } = await begun(0);
    expect(saidOf('aria-labelledby')).toBe('Everything from here');
    expect(saidOf('aria-describedby')).toMatch(/^The navigation leads .* Searching…$/);
    expect(find('.tour-card-head').textContent).toContain('Step 1 of 5');
    expect(document.activeElement).toBe(find('[role=dialog]'));
    expect([isOff(next), isOff(back)]).toEqual([true, true]);
    await found();
    expect([saidOf('aria-describedby').includes('Looking'), isOff(next)]).toEqual([false, false]);
    click('[data-testid=tour-cancel]');
    expect(tour.getSnapshot().matches('idle')).toBe(true);
  });

  test.each([
    [next, 2],
    [back, 0],
  ])('[TOUR16] after %s going on and back are off, and a sign says why', async (way, step) => {
    const { place, found } = await atSecondStep();
    expect([isOff(next), isOff(back), sign()]).toEqual([false, false, '']);
    click(way);
    expect([isOff(next), isOff(back), sign()]).toEqual([true, true, 'Searching…']);
    for (const selector of [next, back]) click(selector);
    for (const key of ['ArrowRight', 'ArrowLeft']) press(key);
    expect(place()).toBe(step);
    await found();
    expect([isOff(next), isOff(back), sign()]).toEqual([false, step === 0, '']);
  });

  test('[TOUR16] it can be paused and ended', async () => {
    const { tour } = await atSecondStep();
    click(next);
    for (const name of ['pause', 'skip', 'cancel']) expect(isOff(`[data-testid=tour-${name}]`)).toBe(false);
    click('[data-testid=tour-pause]');
    expect(tour.getSnapshot().hasTag('paused')).toBe(true);
  });
});
