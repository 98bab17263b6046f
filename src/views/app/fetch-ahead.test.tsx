import { expect, test, vi } from 'vitest';
import { siteMap } from '../site-map.ts';
import { find, render } from '../ui/ui.fixtures.tsx';
import { fetchAhead } from './fetch-ahead.ts';

test('[STR6] pointing at a link fetches its page, once', () => {
  const page = siteMap.find(({ path }) => path === '/apps/sales/orders');
  if (!page) throw new Error('there is no such page');
  const load = vi.spyOn(page, 'load').mockResolvedValue(() => null);
  fetchAhead();
  render(
    <p>
      <a href="/en/apps/sales/orders?state=draft">
        <b>Sales orders</b>
      </a>
      <a href="https://example.com/en/apps/sales/orders">Elsewhere</a>
    </p>,
  );
  const point = (selector: string, type: string): void =>
    void find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  point('a + a', 'pointerover');
  expect(load).not.toHaveBeenCalled();
  point('b', 'pointerover');
  point('a', 'focusin');
  expect(load).toHaveBeenCalledTimes(1);
});
