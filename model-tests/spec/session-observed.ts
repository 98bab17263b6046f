import type { Observation, Row } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * Regions: `session` in the words of the text, and `waiting` for what is in progress, so that the rows do not depend on
 * how a chart nests them: `nothing`, `restore`, `signIn`, `arrival` (permissions after signing in), `permissions`,
 * `profile`, `confirmation` (unsent work would be lost), `signOut`, `expired` and `signInAgain`; after the password
 * `factor` and `giveFactor`, over an expired page `factorAgain` and `giveFactorAgain`.
 */
export interface SessionObserved extends Observation {
  user: string | null;
  /** The person's name as shown here. */
  name: string | null;
  companies: readonly string[];
  active: string | null;
  permissions: readonly string[];
  role: string | null;
  founder: boolean;
  error: string | null;
  /** A page that needs the person was entered, and they are not known. */
  pageAsks: boolean;
  /** How the second factor may be given that is asked for. */
  methods: readonly string[];
  /** Number of unsent commands in a confirmation. */
  unsent: number;
}

/** What was asked or answered, in the field names of the text. */
export interface SessionAsk {
  user?: string | null;
  name?: string | null;
  companies?: readonly string[];
  active_company?: string | null;
  permissions?: readonly string[];
  role?: string | null;
  is_founder?: boolean;
  detail?: string | null;
  unsent?: number;
  authenticatedPage?: boolean;
}

export type SessionRow = Row<SessionObserved, SessionAsk>;

export const out = 'unauthenticated';
export const signedIn = 'authenticated';
export const logout = quoted(
  'Logout clears the local user and companies and goes to /auth/login even if the server call fails.',
);
export const list = (items: readonly string[] | undefined): string => (items ?? []).join(' ');

export const cleared = (seen: SessionObserved): boolean =>
  seen.user === null &&
  seen.name === null &&
  seen.companies.length === 0 &&
  seen.active === null &&
  noRights(seen) &&
  seen.methods.length === 0 &&
  seen.error === null;
export const noRights = (seen: SessionObserved): boolean =>
  seen.permissions.length === 0 && seen.role === null && !seen.founder;
export const sameRights = (before: SessionObserved, after: SessionObserved): boolean =>
  list(before.permissions) === list(after.permissions) &&
  before.role === after.role &&
  before.founder === after.founder;
export const samePlace = (before: SessionObserved, after: SessionObserved): boolean =>
  list(before.companies) === list(after.companies) && before.active === after.active;
export const samePerson = (before: SessionObserved, after: SessionObserved): boolean =>
  before.user === after.user && before.name === after.name && samePlace(before, after);
export const same = (before: SessionObserved, after: SessionObserved): boolean =>
  samePerson(before, after) && sameRights(before, after) && before.error === after.error;
export const adopted = (after: SessionObserved, answer: SessionAsk): boolean =>
  after.user === answer.user &&
  after.name === answer.name &&
  list(after.companies) === list(answer.companies) &&
  after.active === answer.active_company;
/** Nothing left to wait for, except the profile that a page asked for. */
export const settled = (after: SessionObserved): boolean =>
  after.state['waiting'] === (after.pageAsks && after.user === null ? 'profile' : 'nothing');
