import type { Page } from 'playwright-core';
import { keepAbilities } from '#services/storage/cookies.ts';
import type { SessionObserved } from '../spec/session-observed.ts';
import type { Call } from './call-gate.ts';
import type { Words } from './words.ts';

/** What a page and its browser show of a session. */
export interface SessionObservation {
  /** Where e-mail and password are asked for: on a page of their own, over a page, or nowhere. */
  readonly form: 'page' | 'over' | 'none';
  /** The error shown above that form. */
  readonly error: string | null;
  /** The number of changes in the sign-out question; null if nothing is asked. */
  readonly question: string | null;
  /** The label of the account menu; null without one. */
  readonly account: string | null;
  readonly companies: readonly number[];
  readonly active: number | null;
  /** The cookie's rules. */
  readonly rules: string | null;
}

type Expected = Partial<SessionObservation>;

/** The call in progress while the session waits. */
const callOf: Readonly<Record<string, Call>> = {
  signIn: 'auth/token/',
  signInAgain: 'auth/token/',
  arrival: 'core/users/me/permissions/',
  permissions: 'core/users/me/permissions/',
  profile: 'auth/me/',
  signOut: 'auth/logout/',
};

export const callsOf = ({ state }: SessionObserved): readonly Call[] => {
  const call = callOf[state['waiting'] ?? ''];
  return call ? [call] : [];
};

/** What must be seen in a state of the session; anything left out is unconstrained. */
export function observationOf(seen: SessionObserved, words: Words): Expected {
  const waiting = seen.state['waiting'] ?? '';
  const kept = {
    companies: seen.companies.map(Number),
    active: seen.active === null ? null : Number(seen.active),
    question: waiting === 'confirmation' ? String(seen.unsent) : null,
  };
  if (waiting === 'arrival' || waiting === 'permissions') return kept;
  const error = seen.error === 'Login failed' ? words('Login failed') : seen.error;
  if (seen.state['session'] === 'unauthenticated') {
    return { ...kept, form: 'page', error, account: null, rules: null };
  }
  const over = waiting === 'expired' || waiting === 'signInAgain';
  return {
    ...kept,
    form: over ? 'over' : 'none',
    ...(over && { error }),
    ...(seen.name !== null && { account: words("{0}'s account", { 0: seen.name }) }),
    ...(waiting === 'nothing' && { rules: cookieRulesOf(seen) }),
  };
}

/** The cookie's value; how it is written has tests of its own. */
function cookieRulesOf(seen: SessionObserved): string {
  const jar = { cookie: '' };
  keepAbilities(jar, seen);
  const [, value = ''] = /^userAbilityRules=([^;]*)/.exec(jar.cookie) ?? [];
  return decodeURIComponent(value);
}

/** Runs in the page: returns what is seen, or whether it matches the expectation if one is given. */
function look(expected: Expected | null): SessionObservation | boolean {
  const text = (selector: string): string | null =>
    document.querySelector(selector)?.textContent?.trim() ?? null;
  const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
  const dialogs = [...document.querySelectorAll('.ui-dialog')];
  const asks = dialogs.find((dialog) => dialog.querySelector('[name=password]') === null);
  const over = document.querySelector('.ui-dialog [name=password]') !== null;
  const page = document.querySelector('main form [name=password]') !== null;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('userAbilityRules='));
  const seen: SessionObservation = {
    form: over ? 'over' : page ? 'page' : 'none',
    error: text('form [role=alert]'),
    question: asks ? (/\d+/.exec(asks.textContent ?? '')?.[0] ?? 'asks') : null,
    account: text('.app-avatar .ui-hidden'),
    companies: ((kept('user-companies') as { id: number }[] | null) ?? []).map(({ id }) => id), // as the app keeps them
    active: (kept('active-company') as { id: number } | null)?.id ?? null, // as the app keeps it
    rules: cookie ? decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)) : null,
  };
  if (!expected) return seen;
  const names = Object.keys(expected) as (keyof SessionObservation)[]; // made of its own keys
  return names.every((name) => JSON.stringify(seen[name]) === JSON.stringify(expected[name]));
}

/** Null once the page matches the expectation, otherwise what it shows instead. */
export async function seenInstead(page: Page, expected: Expected): Promise<SessionObservation | null> {
  const met = await page.waitForFunction(look, expected, { timeout: 10_000 }).catch(() => null);
  return met ? null : ((await page.evaluate(look, null)) as SessionObservation); // without an expectation
}
