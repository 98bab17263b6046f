import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import { AppProvider, type App } from '../../app/app-context.tsx';
import { deviceWith, showAt } from '../../document/document.fixtures.tsx';
import { find, unmount } from '../../ui/ui.fixtures.tsx';
import { MapTab } from './map-tab.tsx';

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

test('[PM10] without an answer the chart is there as it is defined, with a way to ask again', async () => {
  await flowLanguage('en');
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  const app = { flows: () => Promise.reject(new Error('no connection')) } as Partial<App> as App; // all that is asked of it
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/pick', () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <MapTab chart={chart} />
      </Suspense>
    </AppProvider>
  ));
  // What is loading arrives in its own time, outside of any act.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => find('[data-flow-id="pick.picking"]'), 5000);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  expect(document.body.textContent).toMatch(/The figures did not come\..*Try again/);
  expect(document.querySelectorAll('.flow-badge').length).toBe(0);
});
