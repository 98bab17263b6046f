import { act, type ReactNode } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { CompanyModel } from '#model/engine/company-model.ts';
import '#views/kinds.ts';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { click, render } from '#views/ui/ui.fixtures.tsx';
import { AppProvider, type App, type Elsewhere } from '#views/navigation/app-context.tsx';
import { AbsentRecord } from '#views/kit/records/absent-record.tsx';
import { DocumentGate } from './document-gate.tsx';

const baltic = { id: 2, name: 'Baltic Parts OÜ' };

/** Opens an order that the open company does not hold, or what is given; `switched` lists the companies switched to. */
async function openOrder(
  found: Elsewhere | null,
  opened: () => ReactNode = () => <DocumentGate table="salesOrder">{() => 'the order'}</DocumentGate>,
  pending: readonly object[] = [],
) {
  const switched: number[] = [];
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/orders/$id',
    component: opened,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/orders/o7'] }),
  });
  const replica = { view: { get: () => undefined }, subscribe: () => () => {}, pending };
  const model = { replica, fetchDocument: async () => false } as unknown as CompanyModel; // what the gate asks
  const app = {
    findElsewhere: async () => found,
    switchCompany: async (company: number) => (switched.push(company), null),
  } as unknown as App; // what the gate uses
  await act(() => router.load());
  render(
    <AppProvider value={app}>
      <ModelProvider model={model}>
        <AnnouncerProvider value={{ success: () => {}, error: () => {} }}>
          <RouterProvider router={router as never /* its routes are not the application's */} />
        </AnnouncerProvider>
      </ModelProvider>
    </AppProvider>,
  );
  await act(() => import('#views/kit/document/document-elsewhere.tsx'));
  await act(async () => {});
  return { switched, text: () => document.body.textContent ?? '' };
}

test('[GRD9] an order of another company of the person says which it is in and offers to switch', async () => {
  const row = { id: 'o7', number: 'SO-1007' } as unknown as Elsewhere['row']; // the fields that name it
  const page = await openOrder({ company: baltic, row });
  expect(page.text()).toContain('Sales order SO-1007 is in Baltic Parts OÜ');
  await act(async () => click('[data-testid=switch-company]'));
  expect(page.switched).toEqual([2]);
});

test('[GRD8] an order that is in none of their companies is a missing page', async () => {
  const page = await openOrder(null);
  expect(page.text()).toContain('Page Not Found');
});

test('[GRD8] an order whose creation the server has not decided is not a missing page', async () => {
  const creation = { kind: 'salesOrder', document: 'o7', type: 'create' };
  const page = await openOrder(null, undefined, [{ command: creation, predicted: false }]);
  expect(page.text()).not.toContain('Page Not Found');
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
});

const absent = (table: 'category' | 'member') => () => (
  <AbsentRecord table={table} id="o7" onClose={() => {}} />
);

test('[GRD9] a record of another company of the person says so in the panel of its list, and offers to switch', async () => {
  const row = { id: 'o7', name: 'Fasteners' } as unknown as Elsewhere['row']; // the field that names it
  const page = await openOrder({ company: baltic, row }, absent('category'));
  expect(page.text()).toContain('Category Fasteners is in Baltic Parts OÜ');
  await act(async () => click('.ui-side [data-testid=switch-company]'));
  expect(page.switched).toEqual([2]);
});

test('[GRD9] a record that is in none of their companies leaves its list alone', async () => {
  await openOrder(null, absent('member'));
  expect(document.querySelector('.ui-side')).toBeNull();
});
