import type { APIRequestContext, Page } from 'playwright-core';
import type { SignedIn } from '#machines/app/session/session.types.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { signIn } from '#model/identity/session.api.ts';
import { sessionBegun } from '#services/session/begun-session.ts';

/** Begins a session for a demo user without a page; later requests carry its cookie. */
export async function beginSession(
  request: APIRequestContext,
  origin: string,
  email: string,
): Promise<SignedIn> {
  const data = { email, password: demoPassword };
  const answer = await request.post(`${origin}/api/auth/token/`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  return sessionBegun(signIn.answer.parse(await answer.json()));
}

/** Proves once more who is signed in, so that what gives or takes access is not asked about for ten minutes. */
export async function proveAgain(request: APIRequestContext, origin: string): Promise<void> {
  const data = { password: demoPassword };
  const answer = await request.post(`${origin}/api/auth/proof/`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`not proven: ${answer.status()}`);
}

/**
 * Makes the first page load find a session and what is kept from an earlier sign-in. The form costs another load and
 * start; it is for tests of signing in.
 */
export async function comeBack(
  { page, origin }: { readonly page: Page; readonly origin: string },
  person: string,
): Promise<void> {
  const session = await beginSession(page.context().request, origin, `${person}@example.com`);
  const kept = await page.addInitScript(({ user, companies, active }) => {
    localStorage.setItem('lagra-user', JSON.stringify(user));
    localStorage.setItem('user-companies', JSON.stringify(companies));
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('active-company', JSON.stringify(active));
  }, session);
  page.once('domcontentloaded', () => void kept.dispose());
}
