import type { APIRequestContext, Page } from 'playwright-core';
import type { SignedIn } from '#machines/session/session.types.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { signedIn } from '#services/session/session-answers.ts';

/** Begins a session of somebody of the demonstration without a page; the requests that follow have its cookie. */
export async function beginSession(
  request: APIRequestContext,
  origin: string,
  email: string,
): Promise<SignedIn> {
  const data = { email, password: demoPassword };
  const answer = await request.post(`${origin}/api/auth/token/`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  return signedIn.parse(await answer.json());
}

/**
 * Lets the first load of a page find what is kept of somebody who signed in there earlier, and their session. The form
 * costs a load and a start more; it is for those who look at how one signs in.
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
