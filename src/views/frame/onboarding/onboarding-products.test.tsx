import { act } from 'react';
import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { OnboardingProducts } from './onboarding-products.tsx';

it('[ONB6] a first product can be ordered and sold right away', async () => {
  const model = deviceWith(companyWorld());
  await showAt(model, '/en/onboarding', () => <OnboardingProducts onNext={() => {}} />);
  type('[name=sku]', 'H-1');
  type('[name=product-name]', 'Heron');
  click('[data-testid=submit]');
  await act(async () => {});
  const states = model.replica.rows('product').map((row) => Reflect.get(row, 'state'));
  expect([states, find('.onboarding-products').textContent]).toEqual([['active'], 'H-1 Heron']);
});
