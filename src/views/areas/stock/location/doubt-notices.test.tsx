import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { DoubtNotices } from './doubt-notices.tsx';

it('[ST12] says where goods are doubted, on the page of the product and of the place, until somebody has looked', async () => {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 10_000);
  const pick = world.released(world.confirmed([{ product: world.bolt }]).order);
  world.act('pick', pick, 'claim');
  world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => (
    <>
      <div id="product">
        <DoubtNotices of={{ product: world.bolt }} />
      </div>
      <div id="place">
        <DoubtNotices of={{ location: bin }} />
      </div>
    </>
  ));
  for (const page of ['product', 'place'])
    expect(find(`#${page} .ui-notice`).textContent).toMatch(/^BOLT in A-01: some was missing.+PK-.+10/);
  click(`#place [data-testid="check-${world.bolt}"]`);
  expect(document.querySelectorAll('.ui-notice')).toHaveLength(0);
  expect(model.pending().map(({ command }) => command.type)).toEqual(['check']);
});
