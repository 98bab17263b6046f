import { afterEach, expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { ImportLink } from './import-link.tsx';

afterEach(unmount);

async function leadsTo(list: string, may = true): Promise<string | null | undefined> {
  const model = Object.assign(deviceWith(companyWorld()), { may: () => may });
  await showAt(model, '/en/here', () => <ImportLink list={list} />);
  const found = document.querySelector('[data-testid=import-into-list]')?.getAttribute('href');
  unmount();
  return found;
}

test('[LI26] a list of what can be imported leads to where files come in, with what they hold chosen', async () => {
  expect(await leadsTo('product')).toBe('/en/apps/integrations/import?target=products');
  expect(await leadsTo('item')).toBe('/en/apps/integrations/import?target=stock');
  expect(await leadsTo('location')).toBe('/en/apps/integrations/import?target=locations');
});

test('[LI26] it does not for other lists, and for who may not import', async () => {
  expect(await leadsTo('shipment')).toBeUndefined();
  expect(await leadsTo('product', false)).toBeUndefined();
});
