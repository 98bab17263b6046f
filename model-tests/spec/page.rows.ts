import type { Layer, Observation, Row } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** Regions: `button` (to the top: `hidden` or `offered`) and `head` (`current`, or `waiting` to announce a page). */
export interface PageObserved extends Observation {
  /** The document's title. */
  title: string | null;
  entered: string | null;
}

export interface PageAsk {
  /** Scroll position in pixels. */
  top?: number;
  title?: string;
}

const layers: readonly Layer[] = ['model', 'browser'];

type PageRow = Row<PageObserved, PageAsk>;

const threshold = quoted('appears once the page is scrolled more than 200 px.');
const debounce = quoted('Page-head update debounce 10 ms.');
const still = (before: PageObserved, after: PageObserved): boolean =>
  before.title === after.title && before.entered === after.entered;

export const pageStart = { button: 'hidden', head: 'current' };
export const pageRows: readonly PageRow[] = [
  {
    id: 'SCR-01-appears',
    layers,
    src: threshold,
    on: 'scroll',
    from: { button: 'hidden' },
    when: (_, { top = 0 }) => top > 200,
    to: { button: 'offered' },
    then: still,
  },
  {
    id: 'SCR-01-goes',
    layers,
    src: threshold,
    on: 'scroll',
    from: { button: 'offered' },
    when: (_, { top = 0 }) => top <= 200,
    to: { button: 'hidden' },
    then: still,
  },
  {
    id: 'SCR-02-top',
    layers,
    src: quoted('Scroll animation default 300 ms.'),
    on: 'press the button',
    from: { button: 'offered' },
    to: {},
    then: still,
    does: ['scroll to the top'],
  },
  {
    id: 'SCR-03-anchor',
    layers,
    src: quoted('Hash-link smooth scroll with top offset 60.'),
    on: 'follow a hash link',
    from: {},
    to: {},
    then: still,
    does: ['scroll to the element'],
  },
  {
    id: 'SCR-04-enter',
    layers,
    src: debounce,
    on: 'enter page',
    from: {},
    to: { head: 'waiting' },
    then: (before, after, { title }) => before.title === after.title && after.entered === title,
  },
  {
    id: 'SCR-04-told',
    layers,
    src: debounce,
    on: '10 ms pass',
    from: { head: 'waiting' },
    to: { head: 'current' },
    then: (before, after) => after.title === before.entered && after.entered === before.entered,
  },
];
