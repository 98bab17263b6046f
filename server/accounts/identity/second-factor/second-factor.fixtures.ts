import { expect } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { Secret } from 'otpauth';
import { elsewhere } from '../account.fixtures.ts';
import type { IdentityTrial } from '../identity.fixtures.ts';
import { totpCode } from './totp.ts';

type Browser = ReturnType<typeof elsewhere>;

/** Moves the trial's clock. */
export function later(trial: IdentityTrial, seconds: number): void {
  trial.clock.now = new Date(Date.parse(trial.clock.now) + seconds * 1000).toISOString();
}

/** A signed-in person with an authenticator app. */
export async function withApp(trial: IdentityTrial, name: string) {
  const browser = elsewhere(trial);
  expect((await browser.signIn(name)).statusCode).toBe(200);
  const { secret } = (await browser.post('auth/second-factor/totp/')).json();
  const bytes = Secret.fromBase32(String(secret)).bytes;
  const code = (): string => totpCode(bytes, Date.parse(trial.clock.now));
  const answer = await browser.post('auth/second-factor/totp/confirm/', { code: code() });
  expect(answer.statusCode).toBe(200);
  const recovery: string[] = answer.json().recovery_codes;
  return { browser, code, recovery };
}

/** Gives the password in a new browser; the second factor is still to come. */
export async function halfSignedIn(trial: IdentityTrial, name: string): Promise<Browser> {
  const browser = elsewhere(trial);
  expect((await browser.signIn(name, demoPassword)).statusCode).toBe(202);
  return browser;
}
