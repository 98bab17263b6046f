import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReturnsWorld } from '#machines/customer-return/returns.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { unmount } from '../ui/ui.fixtures.tsx';
import { TodayFigures } from './today-figures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
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
