import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViewport, type Viewport } from './viewport.ts';

/** Positions of parts in a drawing of 1,000 × 2,000 px; the pane shows 300 × 400 px of it. */
const PARTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'a.first': [400, 40, 100, 50],
  'a.near': [420, 200, 100, 50],
  'a.far': [800, 1200, 100, 50],
  'a.large': [100, 600, 700, 800],
};

let pane: HTMLElement;
let width = 300;
let sight: Viewport;

beforeEach(() => {
  width = 300;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  pane = document.createElement('div');
  pane.innerHTML = '<svg></svg>';
  const drawing = pane.querySelector('svg');
  if (!drawing) throw new Error('no drawing');
  const rect = (x: number, y: number, width: number, height: number) => () => {
    const [left, top] = [x - pane.scrollLeft, y - pane.scrollTop];
    return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect; // all that is read of it
  };
  drawing.getBoundingClientRect = rect(0, 0, 1000, 2000);
  for (const [id, box] of Object.entries(PARTS)) {
    const part = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    part.setAttribute('data-flow-id', id);
    part.getBoundingClientRect = rect(...box);
    drawing.append(part);
  }
  const scrollTo = ({ left = 0, top = 0 }: ScrollToOptions): void => {
    pane.scrollLeft = left;
    pane.scrollTop = top;
  };
  const room = { left: 0, top: 0, right: 300, bottom: 400, width: 300, height: 400 };
  Object.defineProperties(pane, { clientWidth: { get: () => width }, clientHeight: { value: 400 } });
  Object.assign(pane, { scrollTo, getBoundingClientRect: () => room });
  document.body.append(pane);
  sight = createViewport();
  sight.watch(pane);
});
afterEach(() => {
  pane.remove();
  vi.unstubAllGlobals();
});

const scrolled = (): readonly number[] => [pane.scrollLeft, pane.scrollTop];
const begin = (id: string): void => {
  pane.dataset['start'] = id;
  sight.begin();
};

test('[FLC12] a chart begins with its first state in the middle, at its top', () => {
  begin('a.first');
  expect(scrolled()).toEqual([300, 0]);
});

test('[FLC12] what is chosen far down is in the middle, and what is folded away begins at what it is in', () => {
  begin('a.far');
  expect(scrolled()).toEqual([700, 1025]);
  pane.scrollTo({ left: 700, top: 1025 });
  begin('a.large.inner');
  expect(scrolled()).toEqual([100, 600]);
});

test('[FLC12] it begins anew in a pane of another size, until somebody has gone elsewhere', () => {
  begin('a.first');
  width = 200;
  pane.scrollTo({ left: 300, top: 0 });
  sight.begin();
  expect(scrolled()).toEqual([350, 0]);
  pane.scrollTo({ left: 350, top: 90 });
  width = 300;
  sight.begin();
  expect(scrolled()).toEqual([350, 90]);
});

test('[FLC13] what is chosen elsewhere comes into the middle, what is in sight stays where it is', () => {
  begin('a.first');
  sight.show('a.near');
  expect(scrolled()).toEqual([300, 0]);
  sight.show('a.far --go--> a.first');
  expect(scrolled()).toEqual([700, 1025]);
});

test('[FLC13] who sees what is active sees what becomes it; who looks elsewhere is let be', () => {
  begin('a.first');
  sight.follow(['a.first']);
  sight.follow(['a.far']);
  expect(scrolled()).toEqual([700, 1025]);
  pane.scrollTo({ left: 300, top: 0 });
  sight.follow(['a.large']);
  expect(scrolled()).toEqual([300, 0]);
});

test('[FLC14] a press on the map brings that point into the middle, and the map is told where the pane stands', () => {
  const changed = vi.fn<() => void>();
  sight.subscribe(changed);
  sight.centre({ x: 500, y: 1000 });
  expect(scrolled()).toEqual([350, 800]);
  pane.dispatchEvent(new Event('scroll'));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(sight.snapshot()).toEqual({ x: 350, y: 800 });
});
