import { expect, test, vi } from 'vitest';
import { find, render } from '#views/ui/ui.fixtures.tsx';
import { fetchAhead } from './fetch-ahead.ts';

test('[STR6] pointing at a link fetches its page, once', () => {
  const load = vi.fn<() => Promise<() => null>>(async () => () => null);
  const came = async (fetch: () => Promise<unknown>): Promise<boolean> => fetch().then(() => true);
  fetchAhead(came, (address) => (address === '/en/apps/sales/orders' ? { path: 'orders', load } : undefined));
  render(
    <p>
      <a id="orders" href="/en/apps/sales/orders?state=draft">
        <b>Sales orders</b>
      </a>
      <a id="elsewhere" href="https://example.com/en/apps/sales/orders">
        Elsewhere
      </a>
    </p>,
  );
  const point = (selector: string, type: string): void =>
    void find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  point('#elsewhere', 'pointerover');
  expect(load).not.toHaveBeenCalled();
  point('#orders b', 'pointerover');
  point('#orders', 'focusin');
  expect(load).toHaveBeenCalledTimes(1);
});
