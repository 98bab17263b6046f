import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BuildingWorld } from '#machines/areas/stock/assembly/assembly.fixtures.ts';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, layOutGrids, type as typeIn } from '#views/ui/ui.fixtures.tsx';
import { DOUBLE_TOUCHES, doubleTouch, holdEnter, read, stopClock } from '#views/ui/touch.fixtures.ts';
import { AssemblyFormPage } from './assembly-form.page.tsx';
import { AssemblyScanPage } from './assembly-scan.page.tsx';
import { AssemblyPage } from './assembly.page.tsx';

layOutGrids();
afterEach(() => void vi.useRealTimers());

const CREATE = '/en/apps/inventory/assemblies/create';
const press = (what: string) => act(async () => click(`[data-testid=${what}]`));
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

function deviceOf({ base }: BuildingWorld) {
  const { drafts } = draftBox();
  const model = { ...deviceWith(base), drafts };
  const propose = vi.spyOn(model, 'propose');
  const given = (): unknown[] => propose.mock.calls.map(([command]) => [command.type, command.data]);
  return { model, given };
}

const pageOf = (id: string, Page: typeof AssemblyPage) =>
  function Shown() {
    const row = useRow('assembly', id) as AssemblyRow; // table assembly holds AssemblyRow
    return <Page row={row} />;
  };

it('[AS3] a new assembly begins with the bundle of its address, and shows what it is made of now', async () => {
  const world = new BuildingWorld().stocked(2);
  const { model, given } = deviceOf(world);
  await showAt(model, `${CREATE}?product=${world.chair}`, () => <AssemblyFormPage />);
  expect(text()).toContain('SEAT');
  expect(text()).toContain('CUSHION');
  await press('save-onward');
  expect(given()).toMatchObject([
    ['create', { mode: 'build', product: world.chair, quantity: 1_000, warehouse: world.warehouse }],
    ['release', {}],
  ]);
}, 20_000);

it('[AS4] what is lacking for a release is said, and the draft stays to be mended', async () => {
  const world = new BuildingWorld();
  const { model } = deviceOf(world);
  await showAt(model, `${CREATE}?product=${world.chair}`, () => <AssemblyFormPage />);
  expect(text()).toContain('Too little');
  await press('save-onward');
  expect(text()).toContain('of SEAT available');
}, 20_000);

it('[AS5] the page shows what is needed, free and reserved, and builds all that is left unless less is typed', async () => {
  const world = new BuildingWorld().stocked(3);
  const id = world.released();
  const { model, given } = deviceOf(world);
  await showAt(model, '/en/here', pageOf(id, AssemblyPage));
  expect(find('.document-page').getAttribute('data-state')).toBe('"released"');
  expect(text()).toContain('Left out, since there was too little as it was released: CUSHION');
  expect(text()).toContain('Scarcest');
  await press('command-build');
  await press('give-build');
  expect(given()).toMatchObject([['build', { quantity: 2_000 }]]);
}, 20_000);

it('[AS7] a bundle with serial numbers asks for one for each', async () => {
  const world = new BuildingWorld({ chair: { tracking: 'serial' } }).stocked(3);
  const id = world.released();
  const { model, given } = deviceOf(world);
  await showAt(model, '/en/here', pageOf(id, AssemblyPage));
  await press('command-build');
  await press('give-build');
  expect(text()).toContain('Give the lot or serial number of CHAIR.');
  await act(async () => typeIn('textarea', 'S1\nS2'));
  await press('give-build');
  expect(given().at(-1)).toMatchObject([
    'build',
    {
      lots: [
        { code: 'S1', quantity: 1_000 },
        { code: 'S2', quantity: 1_000 },
      ],
    },
  ]);
}, 20_000);

async function scan(code: string): Promise<void> {
  typeIn('.scan-entry input', code);
  await act(async () => click('.scan-entry button[type=submit]'));
}

it('[AS15] scan mode leads from place to place, refuses a wrong component, and builds what was taken', async () => {
  const world = new BuildingWorld();
  world.sales.stock(world.seat, world.second, 2_000);
  world.sales.stock(world.leg, world.first, 8_000);
  const id = world.released({ quantity: 1_000 });
  const { model, given } = deviceOf(world);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showAt(model, '/en/here', pageOf(id, AssemblyScanPage));
  await scan('NUT');
  expect(text()).toContain('NUT is no part of this');
  await scan('SEAT');
  expect(text()).toContain('SEAT lies in A-02: go there');
  await scan('A-01');
  for (let leg = 0; leg < 4; leg++) await scan('LEG');
  await scan('LEG');
  expect(text()).toContain('All of LEG is taken');
  await scan('SEAT');
  expect(text()).toContain('Everything is taken. Build 1 pc CHAIR.');
  act(() => void vi.advanceTimersByTime(1_000));
  await press('build-taken');
  expect(given()).toMatchObject([
    [
      'build',
      {
        quantity: 1_000,
        taken: [
          { product: world.leg, location: world.first, quantity: 4_000 },
          { product: world.seat, location: world.second, quantity: 1_000 },
        ],
      },
    ],
  ]);
}, 20_000);

it('[AS15] what was not found builds fewer, and what is left over is put back', async () => {
  const world = new BuildingWorld();
  world.sales.stock(world.seat, world.second, 2_000);
  world.sales.stock(world.leg, world.first, 8_000);
  const id = world.released();
  const { model } = deviceOf(world);
  await showAt(model, '/en/here', pageOf(id, AssemblyScanPage));
  await press('take');
  await scan('SEAT');
  await press('leave');
  expect(text()).toContain('What is taken is enough for 1 pc CHAIR.');
  expect(text()).toContain('4 pcs LEG → A-01');
}, 20_000);

it('[SCN34] what was taken for a build that the server refuses is in hand again with one press', async () => {
  const world = new BuildingWorld();
  world.sales.stock(world.seat, world.second, 1_000);
  world.sales.stock(world.leg, world.first, 4_000);
  const id = world.released({ quantity: 1_000 });
  const { model, given } = deviceOf(world);
  model.dismissConflict = (command) => model.replica.dismissConflict(command);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showAt(model, '/en/here', pageOf(id, AssemblyScanPage));
  await press('take');
  act(() => void vi.advanceTimersByTime(1_000));
  await press('take');
  act(() => void vi.advanceTimersByTime(1_000));
  await press('build-taken');
  const { command } = model.replica.pending.at(-1) ?? {};
  const refusal = { code: 'noLines' };
  await act(async () => void model.replica.acknowledge([{ id: command?.id ?? '', refusal }]));
  expect(document.querySelector('[data-testid=build-taken]')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  await press('in-hand');
  act(() => void vi.advanceTimersByTime(1_000));
  await press('build-taken');
  expect(given()).toHaveLength(2);
  expect(given()[1]).toEqual(given()[0]);
}, 20_000);

describe('one press takes one component', () => {
  const button = '[data-testid=take], [data-testid=build-taken]';
  const fetching = async () => {
    const world = new BuildingWorld().stocked(2);
    const id = world.released();
    const { model, given } = deviceOf(world);
    await showAt(model, '/en/here', pageOf(id, AssemblyScanPage));
    stopClock();
    await read();
    const done = () => document.querySelectorAll('.scan-line[aria-disabled=true]').length;
    return { given, done };
  };

  it.each(DOUBLE_TOUCHES)('[SCN8] touched twice within %d ms, and builds nothing', async (apart) => {
    const { given, done } = await fetching();
    const components = document.querySelectorAll('.scan-line').length;
    for (let taken = 1; taken <= components; taken++) {
      await doubleTouch(button, apart);
      expect(done()).toBe(taken);
      await read();
    }
    expect(given()).toEqual([]);
  });

  it('[SCN8] with Enter held', async () => {
    const { done } = await fetching();
    await holdEnter(button);
    expect(done()).toBe(1);
  });
});
