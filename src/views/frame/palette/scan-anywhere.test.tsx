import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import '#views/kinds.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { wedge } from '#views/ui/wedge.fixtures.ts';
import { useScanner } from '#views/ui/use-scanner.ts';
import { Hearing } from './scan-anywhere.tsx';

afterEach(() => void vi.useRealTimers());

const done: string[] = [];

/** A page with shortcuts, a field, and what else stands on it. */
function Page({ children }: { readonly children?: React.ReactNode }) {
  useHotkeys({ n: () => void done.push('new'), f: () => void done.push('filter') });
  return (
    <>
      <Hearing />
      <input id="field" />
      <div className="ui-sheet" id="sheet" />
      {children}
    </>
  );
}

/** Hears all but the numbers of orders. */
function Gate({ heard }: { readonly heard: string[] }) {
  useScanner(
    (code) => void heard.push(code),
    true,
    (code) => code.startsWith('SO-'),
  );
  return null;
}

/** A scan, and what follows from it once it is clear that it was one. */
async function scan(code: string, pace?: number, where?: string): Promise<void> {
  wedge(code, where, pace);
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
}

async function shown(children?: React.ReactNode, may?: () => boolean) {
  done.length = 0;
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const { order } = world.confirmed([{ product: world.bolt }]);
  const model = { ...deviceWith(world.base), ...(may && { may }) };
  const history = await showAt(model, '/en/here', () => <Page>{children}</Page>);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const number = world.base.row('salesOrder', order)?.number ?? '';
  return { world, model, order, number, path: () => history.location.href };
}

describe('a scan on any page', () => {
  it.each([5, 10, 20])('[PAL9] of a document’s number opens it, at %d ms a key', async (pace) => {
    const { order, number, path } = await shown();
    await scan(number, pace);
    expect(path()).toBe(`/en/apps/sales/orders/${order}`);
  });

  it('[PAL9] of a product’s code finds it, and of a bin’s', async () => {
    const { world, path } = await shown();
    await scan('BOLT');
    expect(path()).toContain(world.bolt);
    await scan('A-02');
    expect(path()).toContain(world.base.bins[1]);
  });

  it('[PAL9] of a document that ended long ago opens it, though the device does not hold it', async () => {
    const { world, model, path } = await shown();
    const { order: old } = world.confirmed([{ product: world.bolt }]);
    const row = world.base.row('salesOrder', old);
    const asked: string[] = [];
    model.fetchDocuments = async (kind) => {
      asked.push(kind);
      if (kind === 'salesOrder' && row) model.replica.load(kind, [row]);
      return { count: 0, next: null };
    };
    await scan(row?.number ?? '');
    expect(path()).toBe(`/en/apps/sales/orders/${old}`);
    expect(asked).toContain('salesOrder');
    expect(asked).not.toContain('product');
    asked.length = 0;
    await scan('nothing-has-this');
    expect(asked).toEqual([]);
  });

  it('[PAL9] of something that may not be seen, or that nobody knows, opens nothing', async () => {
    const { number, path } = await shown(undefined, () => false);
    await scan(number);
    await scan('nothing-has-this');
    expect(path()).toBe('/en/here');
  });

  it('[PAL9] presses no shortcut, whatever letters the code begins with', async () => {
    await shown();
    await scan('NF-1');
    await scan('f000');
    expect(done).toEqual([]);
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true })));
    await act(async () => void vi.advanceTimersByTime(500));
    expect(done).toEqual(['new']);
  });

  it('[PAL9] stays in the field that it is typed into', async () => {
    const { number, path } = await shown();
    await scan(number, 10, '#field');
    expect((find('#field') as HTMLInputElement).value).toBe(number);
    expect(path()).toBe('/en/here');
  });

  it('[PAL9] stays on the cell of a sheet', async () => {
    const { number, path } = await shown();
    const typed: string[] = [];
    find('#sheet').addEventListener('keydown', ({ key }) => void typed.push(key));
    await scan(number, 10, '#sheet');
    expect([typed.join(''), path()]).toEqual([`${number}Enter`, '/en/here']);
  });

  it('[PAL9] is the page’s own where that hears scans', async () => {
    const heard: string[] = [];
    function Own() {
      useScanner((code) => void heard.push(code));
      return null;
    }
    const { number, path } = await shown(<Own />);
    await scan(number);
    expect(heard).toEqual([number]);
    expect(path()).toBe('/en/here');
  });

  it('[PAL9] of what a page leaves to others opens it', async () => {
    const heard: string[] = [];
    const { number, order, path } = await shown(<Gate heard={heard} />);
    await scan('BOLT');
    expect([heard, path()]).toEqual([['BOLT'], '/en/here']);
    await scan(number);
    expect([heard, path()]).toEqual([['BOLT'], `/en/apps/sales/orders/${order}`]);
  });

  it('[PAL9] does nothing behind a dialog, and presses none of its buttons', async () => {
    const pressed = vi.fn<() => void>();
    const { number, path } = await shown(
      <Dialog open title="Why?" onClose={() => {}}>
        <button type="button" id="reason" onClick={pressed}>
          Damaged
        </button>
      </Dialog>,
    );
    await scan(number, 10, '#reason');
    expect([path(), pressed.mock.calls.length]).toEqual(['/en/here', 0]);
  });
});
