import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives } from '#views/ui/ui.fixtures.tsx';
import { MapTab } from './map-tab.tsx';

answerMedia();

test('[PM10] without an answer the chart is there as it is defined, with a way to ask again', async () => {
  await flowLanguage('en');
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  const app = { flows: () => Promise.reject(new Error('no connection')) } as Partial<App> as App; // all it uses
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/pick', () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <MapTab chart={chart} />
      </Suspense>
    </AppProvider>
  ));
  await arrives('[data-flow-id="pick.picking"]');
  expect(document.body.textContent).toMatch(/Couldn't load the figures\..*Try again/);
  expect(document.querySelectorAll('.flow-badge').length).toBe(0);
});
