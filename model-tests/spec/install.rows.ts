import type { Observation, Row } from '../kernel/conform.ts';

/** `at`: `unavailable`, `offered`, `asking` (the browser asks the person) or `installed`. */
export type InstallObserved = Observation;
export interface InstallAsk {
  agreed?: boolean;
}

type InstallRow = Row<InstallObserved, InstallAsk>;

const layers: InstallRow['layers'] = ['model', 'browser'];
const offers = { decision: 'It is offered where the browser can install it, and only there.' };
const asks = {
  decision: 'The browser asks; whoever declines is offered it again when the browser says so again.',
};
const once = { decision: 'Once it is installed it is not offered any more, until it was removed.' };

export const installStart = { at: 'unavailable' };
export const installRows: readonly InstallRow[] = [
  {
    id: 'INS-01',
    layers,
    src: offers,
    on: 'the browser could install it',
    from: { at: ['unavailable', 'installed'] },
    to: { at: 'offered' },
  },
  { id: 'INS-02', layers, src: asks, on: 'install', from: { at: 'offered' }, to: { at: 'asking' } },
  {
    id: 'INS-03',
    layers,
    src: asks,
    on: 'the person answers',
    from: { at: 'asking' },
    to: { at: 'installed' },
    when: (_, { agreed }) => agreed === true,
  },
  {
    id: 'INS-04',
    layers,
    src: asks,
    on: 'the person answers',
    from: { at: 'asking' },
    to: { at: 'unavailable' },
    when: (_, { agreed }) => agreed !== true,
  },
  {
    id: 'INS-05',
    layers,
    src: asks,
    on: 'the browser cannot ask',
    from: { at: 'asking' },
    to: { at: 'unavailable' },
  },
  {
    id: 'INS-06',
    layers,
    src: once,
    on: 'it is installed',
    from: { at: ['offered', 'asking'] },
    to: { at: 'installed' },
  },
];
