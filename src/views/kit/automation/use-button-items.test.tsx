import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { WorkflowDesk } from '#model/areas/integrations/workflow/run-answer.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { useButtonItems } from './use-button-items.ts';

afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));

function Items({ document: id }: { readonly document: string }) {
  return useButtonItems('customer', id).flatMap((item) =>
    'onSelect' in item
      ? [
          <button key={item.id} onClick={item.onSelect}>
            {item.label}
          </button>,
        ]
      : [],
  );
}

it('[WKF4] a document has the buttons of workflows that are on and fit it, and a press starts one', async () => {
  const world = companyWorld();
  const customer = world.id();
  world.must('customer', customer, 'create', customerFixture({ name: 'Ada' }));
  const button = (label: string, name: string, isOn: boolean): string => {
    const id = world.id();
    const trigger = { on: 'button', label } as const;
    const conditions = [{ field: 'name', is: 'is', value: name } as const];
    world.must('workflow', id, 'create', workflowFixture({ name: label, trigger, conditions }));
    if (isOn) world.must('workflow', id, 'enable', {});
    return id;
  };
  const id = button('Fits', 'Ada', true);
  button('Does not fit', 'Bo', true);
  button('Is off', 'Ada', false);
  const press = vi.fn<WorkflowDesk['press']>(async () => undefined);
  const app = { outgoing: async () => ({ workflows: { press } }) } as unknown as App; // all that is used
  const shown = (model: ReturnType<typeof deviceWith>): Promise<unknown> =>
    showAt(model, '/en/here', () => (
      <AppProvider value={app}>
        <Items document={customer} />
      </AppProvider>
    ));
  await shown(deviceWith(world));
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Fits']);
  click('button');
  await here();
  expect(press).toHaveBeenCalledExactlyOnceWith(id, customer, expect.any(String));
  unmount();
  await shown(
    Object.assign(deviceWith(world), { may: (permission: string) => permission !== 'workflow.work' }),
  );
  expect(document.querySelector('button')).toBeNull();
});
