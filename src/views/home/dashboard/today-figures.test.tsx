import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReturnsWorld } from '#machines/areas/sales/customer-return/returns.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { releasables } from '#views/areas/sales/sales-order/allocation-figures.ts';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { TodayFigures } from './today-figures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

it('[SO61] what waits to be picked is what can be picked now, and the list that it opens has as many', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 4_000);
  world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  world.confirmed([{ product: world.bolt, quantity: 5_000 }]); // in part
  world.confirmed([{ product: world.bolt, quantity: 5_000 }]); // waits
  const whole = world.confirmed([{ product: world.nut, quantity: 5_000 }], { shipPolicy: 'completeOnly' });
  const model = deviceWith(world.base);
  await showAt(model, '/en/dashboard', TodayFigures);
  const figure = find('[href="/en/apps/sales/picking?state=ready"]');
  expect(figure.textContent).toContain('Waiting to pick2');
  const listed = releasables(model, '2026-05-04');
  expect(listed.filter(({ isReady }) => isReady)).toHaveLength(2);
  expect(listed.map(({ id }) => id)).toContain(whole.order);
});

it('[RT15] returns that wait for somebody are counted, with those that are expected or here', async () => {
  const world = new ReturnsWorld();
  const { order } = world.sold(5_000);
  world.begun(order);
  world.approved(order, 1_000);
  world.act('customerReturn', world.posted(order, 1_000, 'sendBack'), 'close');
  await showAt(deviceWith(world.base), '/en/dashboard', TodayFigures);
  expect(document.body.textContent).toContain('Returns21 expected or here');
});

it('[SO63] lines that wait for somebody to allocate are counted, with those that have goods', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 4_000);
  world.confirmed([{ product: world.bolt, quantity: 3_000 }], { reserve: 'byHand' });
  world.confirmed([{ product: world.nut, quantity: 3_000 }], { reserve: 'byHand' });
  world.confirmed([{ product: world.nut, quantity: 3_000 }]); // waits by itself
  await showAt(deviceWith(world.base), '/en/dashboard', TodayFigures);
  const figure = find('[href="/en/apps/sales/picking/lines?byHand=1"]');
  expect(figure.textContent).toContain('To allocate by hand21 can be allocated now');
});
