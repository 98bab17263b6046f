import { expect } from 'vitest';
import { settle } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';

const OFFLINE = '[data-testid=connectivity][data-state=offline]';

/** Does work while the cable is out, also after the page was loaded again; returns once the server has it all. */
export async function withoutCable(
  { page }: Visitor,
  work: { readonly before: () => Promise<number>; readonly after: () => Promise<number> },
): Promise<void> {
  // Until it has the page, nothing opens offline.
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const says = (count: number): Promise<void> =>
    expect
      .poll(() => page.getByTestId('unsent').textContent(), { timeout: 20_000 })
      .toMatch(new RegExp(`^${count} `));
  await page.context().setOffline(true);
  await page.locator(OFFLINE).waitFor();
  const before = await work.before();
  await says(before);
  await page.reload();
  await says(before);
  await says(before + (await work.after()));
  await page.context().setOffline(false);
  await page.getByTestId('unsent').waitFor({ state: 'detached' });
  await settle(page);
}
