import { expect, test } from 'vitest';
import { open, press, signIn } from '../browser/journey-pages.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import { engines, visitWith } from './engine-visit.ts';

const served = servedOrigin();
/** Without what `disk.ts` does, WebKit's database got stuck after 1 to 25 of them. */
const ROUNDS = 40;

test.each(engines)(
  '[ENGINES] in %s a page that is left in the middle of its work opens again',
  async (engine) => {
    const visit = { origin: served.origin, language: 'en' } as const;
    const complaints = await visitWith(engine, visit, async ({ visitor, driver }) => {
      const { page } = visitor;
      await signIn(visitor, 'admin');
      for (let round = 0; round < ROUNDS; round++) {
        await open(visitor, '/apps/purchasing/orders');
        await press(page, 'new-order');
        await press(page, 'save');
        await page.waitForURL((url) => /\/orders\/[0-9a-f-]{36}$/.test(url.pathname));
      }
      await open(visitor, '/apps/purchasing/orders');
      return driver.complaints();
    });
    expect(complaints).toEqual([]);
  },
);
