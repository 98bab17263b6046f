import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { startTours } from '#machines/app/tour/tour.fixtures.ts';
import { tours } from '#machines/app/tour/tour.rules.ts';
import { articleOfTour } from '#views/kit/article/help-heads.ts';
import { click, find, press, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { TourPicker } from './tour-picker.tsx';

interface Kept {
  readonly completed?: readonly string[];
  readonly dontShowAgain?: boolean;
}

function open(kept: Kept = {}, path = '/dashboard') {
  const did: unknown[] = [];
  const tour = startTours(
    {
      actors: { find: fromPromise(() => new Promise(() => {})) },
      actions: {
        save: ({ context: { completed, dontShowAgain } }) => did.push({ completed, dontShowAgain }),
        goToStart: (_, to) => did.push(to.path),
      },
    },
    kept,
  );
  tour.send({ type: 'open' });
  render(<TourPicker tour={tour} path={path} />);
  return { tour, did, isOpen: () => tour.getSnapshot().matches('choosing') };
}

const start = '[data-testid=tour-start]';
const choose = (tour: string): void => click(`input[value=${tour}]`);
const card = (tour: string): string => find(`label:has(input[value=${tour}])`).textContent ?? '';
const tick = (): void => click('.tour-picker-foot input');

describe('the picker', () => {
  test('[HC9] leads from a chosen tour to its article', () => {
    open();
    expect(document.querySelector('.tour-article')).toBeNull();
    choose('sales');
    const { slug } = articleOfTour('en', 'sales') ?? {};
    expect(find('.tour-article').getAttribute('href')).toBe(`/en/apps/help-center/article/${slug}`);
  });

  test('[TOUR13] shows of each tour its steps, its minutes and whether it is completed', () => {
    open({ completed: ['sales'] });
    expect(
      [...document.querySelectorAll('input[type=radio]')].map((one) => one.getAttribute('value')),
    ).toEqual(Object.keys(tours));
    expect(card('dashboard')).toContain('5 stepsabout 3 min');
    expect(card('products')).toContain('7 stepsabout 4 min');
    expect(card('inventory')).toContain('6 stepsabout 3 min');
    expect(card('complete')).toContain('20 stepsabout 10 min');
    expect(card('sales')).toContain('Completed');
    expect(card('dashboard')).not.toContain('Completed');
  });

  test('[TOUR13] is 700 px wide at most, and a press beside it does not close it', () => {
    const { isOpen } = open();
    expect(find('.ui-dialog').style.getPropertyValue('--dialog-width')).toBe('43.75rem');
    const mask = find('.p-dialog-mask');
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      act(() => void mask.dispatchEvent(new MouseEvent(type, { bubbles: true })));
    expect(isOpen()).toBe(true);
  });

  test('[TOUR1] does not start until a tour is chosen', () => {
    const { isOpen, tour } = open();
    expect(find(start).getAttribute('aria-disabled')).toBe('true');
    click(start);
    expect(isOpen()).toBe(true);
    choose('dashboard');
    expect(find(start).getAttribute('aria-disabled')).toBe('false');
    click(start);
    expect(tour.getSnapshot().context).toMatchObject({ current: 'dashboard', step: 0, total: 5 });
  });

  test('[TOUR4] starts from the page one is on', () => {
    const { did } = open({}, '/apps/sales/orders');
    choose('products');
    click(start);
    expect(did).toEqual(['/apps/products']);
  });

  test('[TOUR1] opens anew with nothing chosen and no tick', () => {
    const { tour } = open();
    choose('sales');
    tick();
    click('[data-testid=tour-cancel]');
    act(() => tour.send({ type: 'open' }));
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  });

  test.each([
    ['X', () => click('.p-dialog-header-close')],
    ['Cancel', () => click('[data-testid=tour-cancel]')],
    ['Esc', () => press('Escape', { code: 'Escape' })],
  ])('[TOUR2] closed by %s keeps the tick, and without it nothing', (_, close) => {
    const plain = open();
    close();
    expect([plain.isOpen(), plain.did]).toEqual([false, []]);
    unmount();
    const ticked = open();
    tick();
    close();
    expect([ticked.isOpen(), ticked.did]).toEqual([false, [{ completed: [], dontShowAgain: true }]]);
  });

  test('[TOUR2] starting keeps the tick', () => {
    const { did } = open();
    choose('complete');
    tick();
    click(start);
    expect(did).toEqual([{ completed: [], dontShowAgain: true }]);
  });

  test('[TOUR11] forgets the progress where there is some', () => {
    open();
    expect(document.querySelector('[data-testid=tour-reset]')).toBeNull();
    unmount();
    const { did } = open({ completed: ['sales'], dontShowAgain: true });
    click('[data-testid=tour-reset]');
    expect(did).toEqual([{ completed: [], dontShowAgain: false }]);
    expect(card('sales')).not.toContain('Completed');
  });
});
