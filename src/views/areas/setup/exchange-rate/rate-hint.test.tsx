import { expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { RateHint } from './rate-hint.tsx';

async function shown(currency: string, day: string) {
  const world = companyWorld();
  const rate = { currency: 'EUR', on: '2026-05-01', rate: 11_250_000 };
  world.must('exchangeRate', world.id(), 'create', rate);
  await showAt(deviceWith(world), '/en/here', () => <RateHint currency={currency} day={day} />);
  const hint = document.querySelector<HTMLElement>('[data-testid=rate-hint]');
  return hint && [hint.textContent, hint.dataset['old']];
}

test('[XR5] says of which day the rate of an order is, and warns where that is more than seven days ago', async () => {
  expect(await shown('EUR', '2026-05-08')).toEqual(['11.25 on 1 May 2026', 'false']);
  expect(await shown('EUR', '2026-05-13')).toEqual([
    'The last rate, 11.25, is of 1 May 2026: 12 days old.',
    'true',
  ]);
  expect(await shown('EUR', '2026-04-30')).toBeNull();
  expect(await shown('NOK', '2026-05-08')).toBeNull();
});
