import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  connectivityMachine,
  type ConnectivityEvent,
} from '#machines/app/connectivity/connectivity.machine.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { AppProvider, type App, type OpenCompany } from '#views/navigation/app-context.tsx';
import { heardOf } from '../document/answered.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { PickPage } from '#views/areas/sales/pick/pick.page.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { wedge } from '#views/ui/wedge.fixtures.ts';

const heard: string[] = [];
beforeEach(() => {
  const pulsed = (pulses: number[]): void => void heard.push(pulses.length === 1 ? 'right' : 'wrong');
  Object.defineProperty(navigator, 'vibrate', { value: pulsed, configurable: true });
});
afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
});

function ScreenOf({ id }: { readonly id: string }) {
  const row = useRow('pick', id);
  return row ? <PickPage row={row} /> : null;
}

/** A claimed pick list over ten bolts, in full screen, on a device with this connection. */
async function picking(events: readonly ConnectivityEvent[] = [{ type: 'connected' }]) {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const id = world.released(world.confirmed([{ product: world.bolt }]).order);
  world.act('pick', id, 'claim');
  const model = deviceWith(world.base);
  model.dismissConflict = (command) => model.replica.dismissConflict(command);
  const connectivity = createActor(connectivityMachine).start();
  for (const event of events) connectivity.send(event);
  const company: Partial<OpenCompany> = { connectivity };
  const app = { company: () => company } as unknown as App; // all that a pick uses of it
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <ScreenOf id={id} />
    </AppProvider>
  ));
  return { world, model, id, connectivity };
}

/** The server refuses what was given last. */
function refuse(model: CompanyModel, refusal: Refusal): void {
  const { command } = model.replica.pending.at(-1) ?? {};
  act(() => void model.replica.acknowledge([{ id: command?.id ?? '', refusal }]));
}

const green = (): readonly Element[] => [...document.querySelectorAll('.scan-screen [data-tone=success]')];

it('[SCN33] what the server refuses after all is taken back, aloud, and nothing green stays', async () => {
  const { model } = await picking();
  wedge('BOLT');
  expect(green()).toHaveLength(1);
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(1);
  heard.length = 0;
  refuse(model, { code: 'claimedByAnother', params: { by: 'user-2' } });
  expect(heard).toEqual(['wrong']);
  expect(green()).toEqual([]);
  expect(find('.scan-answer p').dataset['tone']).toBe('danger');
  expect(find('.scan-answer').textContent).toContain('is picking this');
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(0);
});

it('[SCN6] what a take-over by somebody refused has one note, which is read once', async () => {
  const { model } = await picking();
  const refusal = { code: 'claimedByAnother', params: { by: 'user-2' } };
  wedge('BOLT');
  wedge('BOLT');
  click('[data-testid=take]');
  act(() => {
    const answers = model.replica.pending.map(({ command }) => ({ id: command.id, refusal }));
    model.replica.acknowledge(answers);
  });
  const notes = [...document.querySelectorAll('[data-testid=refused]')];
  expect(notes.map((note) => note.querySelector('strong')?.textContent)).toEqual(['Scan · A-01 · BOLT × 3']);
  click('[data-testid=dismiss-refused]');
  expect(model.conflicts()).toEqual([]);
});

it('[SCN3] where the undo of a scan is refused, the scan can be undone again', async () => {
  const { model } = await picking();
  const entries = (): number => document.querySelectorAll('.scan-strip li').length;
  wedge('BOLT');
  click('.scan-strip li button');
  expect(entries()).toBe(0);
  refuse(model, { code: 'noLines' });
  expect(entries()).toBe(1);
});

it('[SCN3] where a scan is refused with its undo, there is nothing to undo', async () => {
  const { model } = await picking();
  wedge('BOLT');
  click('.scan-strip li button');
  const refusal = { code: 'noLines' };
  const answers = model.replica.pending.map(({ command }) => ({ id: command.id, refusal }));
  act(() => void model.replica.acknowledge(answers));
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(0);
});

it('[SCN33] an end is not green while something of the work is refused', async () => {
  const { model } = await picking();
  click('[data-testid=take]');
  wedge('BOLT');
  expect(find('.scan-mark').dataset['tone']).toBe('success');
  click('[data-testid=command-finish]');
  refuse(model, { code: 'noLines' });
  expect(find('.scan-mark').dataset['tone']).toBe('warning');
  expect(find('[data-testid=not-all]').textContent).toContain('stands above');
  click('[data-testid=dismiss-refused]');
  expect(find('.scan-mark').dataset['tone']).toBe('success');
});

it('[SCN34] what may help now is tried again, what would be refused again is not', async () => {
  const { model, world, id } = await picking();
  wedge('BOLT');
  refuse(model, { code: 'noLines' });
  click('[data-testid=try-again]');
  expect(model.replica.view.get('pick', id)?.lines[0]?.picked).toBe(1_000);
  expect(document.querySelector('[data-testid=refused]')).toBeNull();
  refuse(model, { code: 'noLines' });
  expect(document.querySelector('[data-testid=try-again]')).not.toBeNull();
  world.base.by = 'user-2';
  const events = world.base.must('pick', id, 'claim', {});
  world.base.by = 'user-1';
  await heardOf(model, events);
  expect(document.querySelector('[data-testid=refused]')).not.toBeNull();
  expect(document.querySelector('[data-testid=try-again]')).toBeNull();
});

it('[SCN35] that there is no connection is said at once, before anything waits', async () => {
  const { connectivity } = await picking([{ type: 'connected' }]);
  expect(document.querySelector('[data-testid=offline]')).toBeNull();
  act(() => connectivity.send({ type: 'disconnected' }));
  expect(find('.scan-top [data-testid=offline]').textContent).toBe('Offline');
  wedge('BOLT');
  expect(find('.scan-top [data-testid=offline]').textContent).toBe('Offline, 1 waiting');
  act(() => connectivity.send({ type: 'connected' }));
  expect(document.querySelector('[data-testid=offline]')).toBeNull();
  expect(find('[data-testid=unsent]').textContent).toBe('1 change waits for the server');
});
