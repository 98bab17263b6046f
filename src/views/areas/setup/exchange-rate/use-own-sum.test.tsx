import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { deviceWith } from '#views/kit/document/document.fixtures.tsx';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { render, unmount } from '#views/ui/ui.fixtures.tsx';
import { useOwnSum } from './use-own-sum.tsx';

afterEach(unmount);

interface Order {
  readonly currency: string;
  readonly rate: number;
  readonly worth: number;
}

function Foot({ orders }: { readonly orders: readonly Order[] }) {
  return <output>{useOwnSum<Order>(({ worth }) => worth)(orders, 1_00)}</output>;
}

const footOf = (orders: readonly Order[]): HTMLElement =>
  render(
    <ModelProvider model={deviceWith(companyWorld())}>
      <Foot orders={orders} />
    </ModelProvider>,
  );

const own: Order = { currency: 'SEK', rate: RATE_ONE, worth: 10_00 };

it('[XR28] orders in another currency without a rate are left out of a sum, which says so', () => {
  const host = footOf([
    own,
    { currency: 'EUR', rate: 11_000_000, worth: 110_00 },
    { currency: 'EUR', rate: RATE_ONE, worth: 99_00 },
  ]);
  expect(host.textContent?.replaceAll(/\s/g, ' ')).toContain('121.00');
  expect(host.querySelector('[title]')?.getAttribute('title')).toBe(
    'Without 1 order in another currency that has no rate yet',
  );
});

it('[XR28] a sum over orders that all have a rate says nothing more', () => {
  expect(footOf([own]).querySelector('[title]')).toBeNull();
});
