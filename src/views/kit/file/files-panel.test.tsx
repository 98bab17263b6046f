import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { FilesPanel } from './files-panel.tsx';
import type { Transfers } from './use-uploads.ts';

/** The files of a product, as seen by somebody with these permissions; what was dropped on them. */
async function shown(...held: readonly string[]): Promise<{ readonly taken: string[] }> {
  const world = companyWorld();
  const product = activeProduct(world);
  world.may = (permission) => held.includes(permission);
  const taken: string[] = [];
  const transfers: Transfers = {
    uploads: [],
    take: (files) => void taken.push(...[...files].map(({ name }) => name)),
    drop: () => {},
    retry: () => {},
  };
  await showAt(deviceWith(world), '/en/here', () => (
    <FilesPanel kind="product" document={product} entries={[]} transfers={transfers} />
  ));
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  const files = [new File(['x'], 'a.txt')];
  find('section[aria-label="Files"]').dispatchEvent(Object.assign(drop, { dataTransfer: { files } }));
  return { taken };
}

const pickers = (): number => document.querySelectorAll('input[type=file]').length;

it('[FI1] who may only look at the document attaches nothing to it', async () => {
  const { taken } = await shown('product.view', 'product.viewCost');
  expect([pickers(), taken]).toEqual([0, []]);
});

it('[FI1] who may do more with it picks, drops and pastes files', async () => {
  const { taken } = await shown('product.view', 'product.block');
  expect([pickers(), taken]).toEqual([2, ['a.txt']]);
});
