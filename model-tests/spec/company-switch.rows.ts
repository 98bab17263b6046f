import type { Observation, Row } from '../kernel/conform.ts';
import { everyLayer as layers, quoted } from './quotes.ts';

/** `at`: `idle`, `switching` (the server is asked), `reloading` (the permissions are asked again) or `left`. */
export interface CompanySwitchObserved extends Observation {
  active: string | null;
  error: string | null;
  standalone: boolean;
}

export interface CompanySwitchAsk {
  /** The company asked for, of those the person belongs to; undefined for a foreign one. */
  company?: string;
  detail?: string | null;
}

type CompanySwitchRow = Row<CompanySwitchObserved, CompanySwitchAsk>;

const switching = quoted(
  'Switching company updates the active company, reloads permissions and reloads the page.',
);
const unchanged = (before: CompanySwitchObserved, after: CompanySwitchObserved): boolean =>
  before.active === after.active;
const activated = (_: CompanySwitchObserved, after: CompanySwitchObserved, ask: CompanySwitchAsk): boolean =>
  after.active === ask.company && after.error === null;

export const companySwitchStart = { at: 'idle' };
export const companySwitchRows: readonly CompanySwitchRow[] = [
  {
    id: 'SES-05a',
    layers,
    on: 'switch company',
    from: { at: 'idle' },
    to: { at: 'switching' },
    src: switching,
    when: (before, ask) => ask.company !== undefined && ask.company !== before.active,
    then: (before, after) => unchanged(before, after) && after.error === null,
  },
  {
    id: 'SES-05',
    layers,
    on: 'switch succeeds',
    from: { at: 'switching' },
    to: { at: 'reloading' },
    src: switching,
    when: (before) => !before.standalone,
    then: activated,
    does: ['store company'],
  },
  ...['arrive', 'fail'].map((outcome): CompanySwitchRow => ({
    id: `SES-05-${outcome}`,
    layers,
    on: `permissions ${outcome}`,
    from: { at: 'reloading' },
    to: { at: 'left' },
    src: switching,
    then: unchanged,
    does: ['store permissions', 'reload page'],
  })),
  {
    id: 'SES-06',
    layers,
    on: 'switch fails',
    from: { at: 'switching' },
    to: { at: 'idle' },
    src: quoted('Switch company: "Failed to switch company"'),
    then: (before, after, ask) =>
      unchanged(before, after) && after.error === (ask.detail ?? 'Failed to switch company'),
  },
  {
    id: 'SES-07',
    layers,
    on: 'switch succeeds',
    from: { at: 'switching' },
    to: { at: 'left' },
    src: quoted('A standalone company-switch helper goes to /dashboard after success.'),
    when: (before) => before.standalone,
    then: activated,
    does: ['store company', 'go to dashboard'],
  },
];
