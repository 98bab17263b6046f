import { act } from 'react';
import { expect, it } from 'vitest';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { answered } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, type } from '#views/ui/ui.fixtures.tsx';
import { CountNowButton } from './count-now-button.tsx';
import { CountPage } from './count.page.tsx';

/** Ten bolts in the first bin, and the presses of somebody who stands there. */
async function atBin(prepare: (world: CountWorld, bin: string) => void = () => {}) {
  const world = new CountWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 10_000);
  prepare(world, bin);
  const model = deviceWith(world.base);
  const told: string[] = [];
  const announcer = { success: () => {}, error: (text: string) => void told.push(text) };
  let presses = 0;
  const press = async (what: string): Promise<void> => {
    presses += 1;
    await act(async () => click(`[data-testid=${what}]`));
  };
  const { warehouse } = world.base;
  const history = await showAt(model, '/en/here', () => (
    <AnnouncerProvider value={announcer}>
      <CountNowButton warehouse={warehouse} location={bin} />
    </AnnouncerProvider>
  ));
  return { world, model, press, told, path: () => history.location.href, presses: () => presses };
}

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('count', id);
  return row ? <CountPage row={row} /> : null;
}

it('[CNS29] a bin is counted in three presses beside the figure', async () => {
  const { world, model, press, path, presses } = await atBin();
  await press('count-now');
  const [, id = ''] = /counting\/([^?]+)\?scan=yes/.exec(path()) ?? [];
  await showAt(model, path(), () => <PageOf id={id} />);
  expect(document.body.textContent).toContain('Waits for the server');
  await answered(model, world.base);
  type('.scan-quantity input', '9');
  await press('count-all');
  // The finish takes no press while it has just appeared.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  await press('command-submit');
  await answered(model, world.base);
  expect(world.count(id)).toMatchObject({ state: 'counted', bins: [{}] });
  expect(world.standing(id)).toMatchObject([{ variance: -1_000 }]);
  expect(presses()).toBeLessThanOrEqual(3);
}, 60_000);

it('[CNS29] the count that has the bin is gone on with', async () => {
  let begun = '';
  const { model, press, path } = await atBin((world) => {
    begun = world.counting();
  });
  await press('count-now');
  expect(path()).toBe(`/en/apps/inventory/counting/${begun}?scan=yes`);
  expect(model.pending()).toEqual([]);
});

it('[CNS29] a count that cannot start is not planned', async () => {
  const { model, press, told, path } = await atBin((world) => {
    const begun = world.counting();
    world.found(begun, world.bolt, 10_000);
    world.act('count', begun, 'submit');
  });
  await press('count-now');
  expect(path()).toBe('/en/here');
  expect(model.pending()).toEqual([]);
  expect(told).toHaveLength(1);
});

it('[SCN34] a count that the server does not start is removed with one press', async () => {
  const { model, press, path } = await atBin();
  model.dismissConflict = (command) => model.replica.dismissConflict(command);
  await press('count-now');
  const [, id = ''] = /counting\/([^?]+)\?scan=yes/.exec(path()) ?? [];
  const [create, start] = model.pending().map(({ command }) => command.id);
  await showAt(model, path(), () => <PageOf id={id} />);
  const refusal = { code: 'nothingToCount' };
  await act(async () => void model.replica.acknowledge([{ id: start ?? '', refusal }]));
  expect(create).toBeDefined();
  await press('remove-left');
  expect(model.replica.view.get('count', id)?.state).toBe('cancelled');
  expect(document.querySelector('[data-testid=refused]')).toBeNull();
});
