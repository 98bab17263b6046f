import { expect } from 'vitest';
import { browserOf, type IdentityTrial } from './identity.fixtures.ts';

export const goodPassword = 'three tired herons';

/** The sign-up page's request, without its token. */
export const signUpForm = (over: Readonly<Record<string, unknown>> = {}) => ({
  email: 'kim@example.org',
  password: goodPassword,
  name: 'Kim Alm',
  company_name: 'Alm & Co AB',
  country: 'SE',
  currency: 'SEK',
  time_zone: 'Europe/Stockholm',
  plan: 'growth',
  ...over,
});

type Browser = ReturnType<typeof browserOf>;

/** A token as the sign-up page gets it. */
export async function registrationToken(browser: Browser): Promise<string> {
  const answer = await browser.post('billing/registration-token/', { source: 'web' });
  return String(answer.json().registration_token);
}

/** Signs up with a new token. */
export async function signUpAs(browser: Browser, over: Readonly<Record<string, unknown>> = {}) {
  return browser.post('auth/signup/', {
    ...signUpForm(over),
    registration_token: await registrationToken(browser),
  });
}

/** Signs up and reads the mail. */
export async function waitingSignUp(
  trial: IdentityTrial,
  browser: Browser,
  over: { readonly email: string },
): Promise<MailedLink> {
  expect((await signUpAs(browser, { ...over })).statusCode).toBe(201);
  await trial.accounts.postman.drain();
  return linkOf(trial, over.email);
}

export interface MailedLink {
  readonly page: string;
  readonly uid: string;
  readonly token: string;
}

/** Follows the link of a sign-up, with its password if one is typed. */
export const followLink = (
  browser: Browser,
  { uid, token }: Pick<MailedLink, 'uid' | 'token'>,
  password?: string,
) => browser.post('auth/verify-email/', { uid, token, ...(password !== undefined && { password }) });

/** The parts of the link in the latest letter to an address. */
export function linkOf({ letters }: IdentityTrial, email: string): MailedLink {
  const link = letters.findLast((letter) => letter.to === email)?.link ?? '';
  const [, page = '', uid = '', token = ''] = /\/auth\/([\w-]+)\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return { page, uid, token };
}

/** An IP address used nowhere else in the tests, so that limits do not interfere. */
let addresses = 0;
export function elsewhere(trial: IdentityTrial, headers: Record<string, string> = {}): Browser {
  addresses += 1;
  return browserOf(trial, headers, `10.7.${Math.floor(addresses / 250)}.${addresses % 250}`);
}
