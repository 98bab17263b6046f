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

/** The parts of the link in the latest letter to an address. */
export function linkOf(
  { letters }: IdentityTrial,
  email: string,
): { page: string; uid: string; token: string } {
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
