import type { Observation, Row } from '../kernel/conform.ts';
import { everyLayer as layers, quoted } from './quotes.ts';

/** `at`: `idle`, `switching` (the server is asked) or `reloading` (the permissions are asked again). */
export interface CompanySwitchSeen extends Observation {
  active: string | null;
  error: string | null;
}

export interface CompanySwitchAsk {
  /** The company asked for, of those the person belongs to; undefined for a foreign one. */
  company?: string;
  detail?: string | null;
}

type CompanySwitchRow = Row<CompanySwitchSeen, CompanySwitchAsk>;

const switching = quoted(
  'Switching company updates the active company, reloads permissions and reloads the page.',
);
const unchanged = (before: CompanySwitchSeen, after: CompanySwitchSeen): boolean =>
  before.active === after.active;

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
    then: (_, after, ask) => after.active === ask.company,
  },
  {
    id: 'SES-05b',
    layers,
    on: 'permissions settle',
    from: { at: 'reloading' },
    to: { at: '*' },
    src: switching,
    then: unchanged,
    does: ['reload page'],
  },
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
    on: 'standalone switch succeeds',
    from: { at: 'switching' },
    to: { at: '*' },
    src: quoted('A standalone company-switch helper goes to /dashboard after success.'),
    then: (_, after, ask) => after.active === ask.company,
    does: ['go to dashboard'],
  },
];
