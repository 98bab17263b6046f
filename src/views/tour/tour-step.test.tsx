import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { tourMachine } from '#machines/tour/tour.machine.ts';
import { tourPlans, tourSteps } from '#machines/tour/tour.rules.ts';
import { click, find, press, render, unmount } from '../ui/ui.fixtures.tsx';
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

/** The tour of the dashboard at its second step; every search after that ends when it is told to. */
async function atSecondStep() {
  let searches = 0;
  let found = (): void => {};
  const tour = createActor(
    tourMachine.provide({
      actors: {
        find: fromPromise(() =>
          (searches += 1) <= 2 ? Promise.resolve() : new Promise<void>((done) => (found = done)),
        ),
      },
    }),
    {
      input: {
        plans: tourPlans((one) => one),
        home: '/dashboard',
        asksBeforeStop: false,
        completed: [],
        dontShowAgain: false,
        offered: true,
      },
    },
  ).start();
  for (const event of [
    { type: 'open' },
    { type: 'pick', tour: 'dashboard' },
    { type: 'start', path: '/dashboard' },
  ] as const)
    tour.send(event);
  render(<TourStep tour={tour} />);
  await act(async () => {});
  click(next);
  await act(async () => {});
  return { place: () => tour.getSnapshot().context.step, found: () => act(async () => found()), tour };
}

const next = '[data-testid=tour-next]';
const back = '[data-testid=tour-back]';
const isOff = (selector: string): boolean => find(selector).getAttribute('aria-disabled') === 'true';
const sign = (): string => find('.tour-card [role=status]').textContent ?? '';

describe('while a step is looked for', () => {
  test.each([
    [next, 2],
    [back, 0],
  ])('[TOUR16] after %s going on and back are off, and a sign says why', async (way, step) => {
    const { place, found } = await atSecondStep();
    expect([isOff(next), isOff(back), sign()]).toEqual([false, false, '']);
    click(way);
    expect([isOff(next), isOff(back), sign()]).toEqual([true, true, 'Looking…']);
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
