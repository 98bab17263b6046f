import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import {
  DOUBLE_TOUCHES,
  doubleTouch,
  fingerDown,
  fingerUp,
  holdEnter,
  pass,
  read,
  stopClock,
  touch,
} from '#views/ui/touch.fixtures.ts';
import { wedge } from '#views/ui/wedge.fixtures.ts';
import { useIsCovered } from '#views/ui/in-front.ts';
import { PickPage } from '#views/areas/sales/pick/pick.page.tsx';
import { useRow } from '../document/model-context.tsx';
import { QuantityTaker } from './quantity-taker.tsx';
import { ScanAnswer } from './scan-answer.tsx';
import { ScanStrip } from './scan-strip.tsx';
import { useSaying } from './use-saying.ts';
import { useTypedQuantity } from './use-typed-quantity.ts';
import { inWalkingOrder } from '#model/areas/stock/location/walking-order.ts';
import type { WayOn } from './scan-message.ts';

/** What the device was asked to do: a short pulse, a long one, a sentence. */
const heard: string[] = [];
beforeEach(() => {
  const pulsed = (pulses: number[]): void => void heard.push(pulses.length === 1 ? 'right' : 'wrong');
  Object.defineProperty(navigator, 'vibrate', { value: pulsed, configurable: true });
  vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => heard.push(`aloud: ${text}`) });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** Says what its buttons ask for. */
function Sayer({ ways }: { readonly ways: readonly WayOn[] }) {
  const { said, say } = useSaying();
  return (
    <>
      <button type="button" id="right" onClick={() => say('right', 'Right bin', ways)}>
        A
      </button>
      <button type="button" id="wrong" onClick={() => say('wrong', 'Wrong bin: B-02')}>
        B
      </button>
      <ScanAnswer said={said} />
    </>
  );
}

describe('the answer to a scan', () => {
  it('[SCN1] is heard, a wrong one is spoken too, and each replaces the one before', () => {
    render(<Sayer ways={[]} />);
    click('#right');
    expect(heard).toEqual(['right']);
    expect(find('.scan-answer p').dataset['tone']).toBe('success');
    click('#wrong');
    expect(heard).toEqual(['right', 'wrong', 'aloud: Wrong bin: B-02']);
    expect(find('.scan-answer').textContent).toBe('Wrong bin: B-02');
    expect(find('.scan-answer p').dataset['tone']).toBe('danger');
  });

  it('[SCN1] has its ways on, until the next one', () => {
    const taken: string[] = [];
    const way = {
      id: 'undo-it',
      icon: 'undo',
      label: 'Undo',
      onPress: () => void taken.push('undone'),
    } as const;
    render(<Sayer ways={[way]} />);
    click('#right');
    click('[data-testid=undo-it]');
    expect(taken).toEqual(['undone']);
    click('#wrong');
    expect(document.querySelector('[data-testid=undo-it]')).toBeNull();
  });
});

it('[SCN3] the last four scans are undone each by itself', () => {
  const undone: string[] = [];
  const scans = ['e', 'd', 'c', 'b', 'a'].map((id) => ({
    id,
    figure: '+1',
    what: id,
    where: 'A-01',
    undo: { label: `Put back ${id}`, onPress: () => void undone.push(id) },
  }));
  render(<ScanStrip scans={scans} />);
  expect([...document.querySelectorAll('.scan-strip strong')].map(({ textContent }) => textContent)).toEqual([
    'e',
    'd',
    'c',
    'b',
  ]);
  click('.scan-strip li:nth-child(2) button');
  expect(undone).toEqual(['d']);
});

/** A claimed pick list over ten bolts, in full screen. */
async function pickScreen(at = '/en/here') {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  const id = world.released(world.confirmed([{ product: world.bolt }]).order);
  world.act('pick', id, 'claim');
  const model = deviceWith(world.base);
  const open = async (): Promise<void> => {
    await showAt(model, at, () => <ScreenOf id={id} />);
  };
  const picked = () => model.replica.view.get('pick', id)?.lines[0]?.picked;
  return { world, model, open, picked, id };
}

function ScreenOf({ id }: { readonly id: string }) {
  const row = useRow('pick', id);
  return row ? <PickPage row={row} /> : null;
}

describe('a scanner', () => {
  it('[SCN2] is heard wherever the focus is', async () => {
    const { open, picked } = await pickScreen();
    await open();
    wedge('BOLT');
    expect(picked()).toBe(1_000);
  });

  it('[SCN2] does not count while the details are in front', async () => {
    const { open, picked } = await pickScreen('/en/here?tab=related');
    await open();
    wedge('BOLT');
    expect(picked()).toBe(0);
  });
});

it('[SCN4] the walk goes by walking order, then code; staging last, bins not picked from before it', () => {
  const world = new SalesWorld();
  const bin = (code: string, pickSequence: number, more: object = {}): string => {
    const id = world.base.id();
    world.act('location', id, 'create', {
      warehouse: world.base.warehouse,
      code,
      name: '',
      zone: '',
      locationType: 'storage',
      pickable: true,
      pickSequence,
      barcode: '',
      ...more,
    });
    return id;
  };
  const ends = bin('Z-STAGE', 1, { locationType: 'staging' });
  const bulk = bin('Y-BULK', 1, { pickable: false });
  const late = bin('X-01', 30);
  const second = bin('X-03', 20);
  const first = bin('X-02', 20);
  const walk = inWalkingOrder(
    deviceWith(world.base).replica.view,
    [ends, bulk, late, second, first].map((location) => ({ location })),
  );
  expect(walk.map(({ location }) => location)).toEqual([first, second, late, bulk, ends]);
});

describe('the screen', () => {
  it('[SCN5] stays on while it is worked on, and may go dark after', async () => {
    const calls: string[] = [];
    const sentinel = { released: false, release: async () => void calls.push('released') };
    const wakeLock = { request: async (type: string) => (calls.push(type), sentinel) };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
    const { open } = await pickScreen();
    await open();
    expect(calls).toEqual(['screen']);
    // What the browser does to a page in the background.
    sentinel.released = true;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(calls).toEqual(['screen', 'screen']);
    render(null);
    await act(async () => {});
    expect(calls.at(-1)).toBe('released');
  });
});

const refuse = (model: CompanyModel, command: string, refusal: Refusal): void =>
  void model.replica.acknowledge([{ id: command, refusal }]);

it('[SCN6] what waits is counted, and what the server refused is named with its line until it is understood', async () => {
  const { open, model } = await pickScreen();
  model.dismissConflict = (id) => model.replica.dismissConflict(id);
  await open();
  expect(document.querySelector('[data-testid=unsent]')).toBeNull();
  wedge('BOLT');
  expect(find('[data-testid=unsent]').textContent).toBe('1 change waits for the server');
  wedge('BOLT');
  expect(find('[data-testid=unsent]').textContent).toBe('2 changes wait for the server');
  const [first] = model.replica.pending;
  act(() => refuse(model, first?.command.id ?? '', { code: 'claimedByAnother', params: { by: 'user-2' } }));
  expect(find('[data-testid=unsent]').textContent).toBe('1 change waits for the server');
  expect(find('[data-testid=refused] strong').textContent).toBe('Scan · A-01 · BOLT');
  click('[data-testid=dismiss-refused]');
  expect(document.querySelector('[data-testid=refused]')).toBeNull();
});

/** A quantity of seven, with its digits. */
function Padded() {
  const typed = useTypedQuantity({ start: 7_000, least: 0 });
  return (
    <QuantityTaker
      id="q"
      typed={typed}
      label="Take"
      testId="take"
      hasPad
      onTake={(quantity) => taken.push(quantity)}
    />
  );
}
const taken: number[] = [];

it('[SCN7] digits replace the quantity that stands there, and follow each other', async () => {
  taken.length = 0;
  await showAt(deviceWith(new SalesWorld().base), '/en/here', () => <Padded />);
  click('[data-testid=take]');
  for (const sign of ['1', '2', 'comma', '5']) click(`[data-testid=pad-${sign}]`);
  click('[data-testid=take]');
  click('[data-testid=pad-back]');
  click('[data-testid=take]');
  expect(taken).toEqual([7_000, 12_500, 12_000]);
});

/** Ten bolts to pick in the first bin, and ten more in the second. */
async function twoBins() {
  const world = new SalesWorld();
  const [first = '', second = ''] = world.base.bins;
  for (const bin of [first, second]) world.stock(world.bolt, bin, 10_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 20_000 }]);
  const id = world.released(order);
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => <ScreenOf id={id} />);
  stopClock();
  await read();
  await touch('[data-testid=command-claim]');
  const picked = () => model.replica.view.get('pick', id)?.lines.map((line) => line.picked);
  const state = () => model.replica.view.get('pick', id)?.state;
  return { picked, state };
}

describe('one press picks one line', () => {
  const take = '[data-testid=take], [data-testid=command-finish]';

  it.each(DOUBLE_TOUCHES)('[SCN8] touched twice within %d ms', async (apart) => {
    const { picked, state } = await twoBins();
    await read();
    await doubleTouch(take, apart);
    expect(picked()).toEqual([10_000, 0]);
    await read();
    await doubleTouch(take, apart);
    expect(picked()).toEqual([10_000, 10_000]);
    expect(state()).toBe('picking');
  });

  it('[SCN8] taken in parts, too', async () => {
    const { picked } = await twoBins();
    await read();
    type('.scan-quantity input', '1');
    await doubleTouch(take, 180);
    expect(picked()).toEqual([1_000, 0]);
  });

  it('[SCN8] and the press that begins the work does not', async () => {
    const { picked } = await twoBins();
    await pass(180);
    await touch(take);
    expect(picked()).toEqual([0, 0]);
  });

  it.each(['.scan-quantity input', take])('[SCN8] with Enter held in %s', async (where) => {
    const { picked } = await twoBins();
    await read();
    await holdEnter(where);
    expect(picked()).toEqual([10_000, 0]);
  });

  it('[SCN8] and the finger that went down on the line before takes nothing of this one', async () => {
    const { picked } = await twoBins();
    await read();
    fingerDown(take);
    click('.scan-ways button:last-child');
    await read();
    fingerUp(take);
    expect(picked()).toEqual([0, 0]);
  });

  it('[SCN8] also where a slow device hears of the second touch when the next line is in sight', async () => {
    const { picked } = await twoBins();
    await read();
    await touch(take);
    const second = performance.now();
    await read();
    fingerDown(take, second);
    fingerUp(take);
    expect(picked()).toEqual([10_000, 0]);
  });

  it('[SCN8] and a reason is not given by the touch that asks for it', async () => {
    await twoBins();
    await read();
    await touch('[data-testid=short]');
    await pass(90);
    await touch('[data-testid=short-notInBin]');
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
    await read();
    await touch('[data-testid=short-notInBin]');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});

it('[SCN11, UI37] a dialog stops scans, whatever opened it, and they press and type nothing in it', async () => {
  const { open, picked } = await pickScreen();
  await open();
  click('[data-testid=short]');
  const field = find('[role=dialog] input') as HTMLInputElement;
  const before = field.value;
  act(() => field.focus());
  wedge('12345', '[role=dialog] input');
  expect(field.value).toBe(before);
  wedge('BOLT');
  expect(picked()).toBe(0);
  expect(heard).toEqual(['wrong', 'wrong']);
});

it('[SCN10] a pick that somebody has taken over says so at the next scan, but for that of another document', async () => {
  const { open, model, picked, world, id } = await pickScreen();
  await open();
  wedge('BOLT');
  expect(picked()).toBe(1_000);
  world.base.by = 'user-2';
  const events = world.base.must('pick', id, 'claim', {});
  world.base.by = 'user-1';
  const { head } = model.replica;
  await act(
    async () =>
      void model.replica.receive({ company: 1, epoch: 1, from: head + 1, to: head + events.length, events }),
  );
  heard.length = 0;
  wedge('BOLT');
  expect(heard[0]).toBe('wrong');
  expect(heard[1]).toMatch(/^aloud: .*is picking this/);
  heard.length = 0;
  wedge('PK-2019-00042');
  expect(heard).toEqual([]);
  wedge(model.replica.view.get('pick', id)?.number ?? '');
  expect(heard[0]).toBe('wrong');
});

it('[SCN12] what is behind the screen is out of reach', async () => {
  const { model, id } = await pickScreen();
  const inert = (): boolean => find('#behind').hasAttribute('inert');
  function Layout({ isWorking }: { readonly isWorking: boolean }) {
    return (
      <>
        <div id="behind" inert={useIsCovered()} />
        {isWorking && <ScreenOf id={id} />}
      </>
    );
  }
  await showAt(model, '/en/here', () => <Layout isWorking />);
  expect(inert()).toBe(true);
  await showAt(model, '/en/here', () => <Layout isWorking={false} />);
  expect(inert()).toBe(false);
});
