import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import {
  connectivityMachine,
  type ConnectivityEvent,
} from '#machines/app/connectivity/connectivity.machine.ts';
import { heardOf } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import type { OpenCompany } from '#views/navigation/app-context.tsx';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { browserThat } from './browser.fixtures.ts';
import { SyncPanel } from './sync-panel.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const waits = { type: 'counted', waiting: 1, refused: 0 } as const;

/** The panel's warnings after these events, in a browser that may delete local data. */
async function warnings({ isWiped }: { readonly isWiped: boolean }, events: readonly ConnectivityEvent[]) {
  const connectivity = createActor(connectivityMachine).start();
  for (const event of events) connectivity.send(event);
  const opening = { matches: () => false };
  const sync = { getSnapshot: () => opening, subscribe: () => ({ unsubscribe: () => {} }) };
  const company = { connectivity, sync } as unknown as OpenCompany; // all that is used of it
  const { browser, letStand } = browserThat({ isWiped });
  await showAt(deviceWith(companyWorld()), '/en/dashboard', () => (
    <BrowserProvider value={browser}>
      <SyncPanel company={company} open onClose={() => {}} />
    </BrowserProvider>
  ));
  const said = (): (string | null)[] =>
    [...document.querySelectorAll('.ui-notice strong')].map(({ textContent }) => textContent);
  return { said, letStand };
}

it('[CON10] too many open tabs are called that, with what to do, and not offline', async () => {
  const { said } = await warnings({ isWiped: false }, [{ type: 'crowded' }]);
  expect(said()).toEqual(['Lagra is open in too many tabs']);
  expect(document.querySelector('.ui-notice')?.textContent).toContain('Close some of them');
});

describe('a refused change', () => {
  /** A product's block that was refused, and the panel. */
  async function refusedChange() {
    const world = companyWorld();
    const product = activeProduct(world, { sku: 'ONE' });
    const model = deviceWith(world);
    model.propose({ kind: 'product', document: product, type: 'block', data: { reason: 'quality' } });
    const { command } = model.replica.pending.at(-1) ?? {};
    model.replica.acknowledge([{ id: command?.id ?? '', refusal: { code: 'noLines' } }]);
    const connectivity = createActor(connectivityMachine).start();
    connectivity.send({ type: 'counted', waiting: 0, refused: 1 });
    const usable = { matches: () => true };
    const sync = { getSnapshot: () => usable, subscribe: () => ({ unsubscribe: () => {} }) };
    const company = { connectivity, sync, model: () => model } as unknown as OpenCompany; // all that is used of it
    const { browser } = browserThat({ isWiped: false });
    await showAt(model, '/en/dashboard', () => (
      <BrowserProvider value={browser}>
        <SyncPanel company={company} open onClose={() => {}} />
      </BrowserProvider>
    ));
    const buttons = (): (string | null)[] =>
      [...document.querySelectorAll('.app-sync-actions button')].map(({ textContent }) => textContent);
    return { world, model, product, buttons };
  }

  it('[SCN34] is tried again only while this device does not know that it would be refused again', async () => {
    const { world, model, product, buttons } = await refusedChange();
    expect(buttons()).toContain('Try again');
    const events = world.must('product', product, 'block', { reason: 'quality' });
    await heardOf(model, events);
    expect(buttons()).not.toContain('Try again');
    expect(buttons()).toContain('Discard');
  });
});

describe('what waits in a browser that deletes what it keeps', () => {
  it('[CON9] is warned of, with the day, until the browser lets it stand', async () => {
    const { said, letStand } = await warnings({ isWiped: true }, [{ type: 'disconnected' }, waits]);
    expect(said()).toEqual(['No connection to the server', 'Open Lagra again before 11 May 2026']);
    act(letStand);
    expect(said()).toEqual(['No connection to the server']);
  });

  it.each([
    ['it keeps what it has', false, [{ type: 'disconnected' }, waits]],
    ['it is being sent', true, [{ type: 'connected' }, waits]],
    ['nothing waits', true, [{ type: 'disconnected' }]],
  ] as const)('[CON9] is not warned of where %s', async (_, isWiped, events) => {
    const { said } = await warnings({ isWiped }, events);
    expect(said().filter((text) => text?.startsWith('Open Lagra'))).toEqual([]);
  });
});
