import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { useRow } from './model-context.tsx';
import { useDraft } from './use-draft.ts';

const ways = {
  read: ({ sku }: ProductRow) => ({ sku }),
  same: (a: { sku: string }, b: { sku: string }) => a.sku === b.sku,
};

function Written({ id }: { readonly id: string }) {
  const row = useRow('product', id);
  return row ? <Form row={row} /> : null;
}

function Form({ row }: { readonly row: ProductRow }) {
  return <DraftNotices draft={useDraft(row, ways, `product.${row.id}`)} />;
}

it('[DR9] a form says that another tab writes it too, and lets go of it when it is left', async () => {
  const world = companyWorld();
  const id = activeProduct(world);
  const device = deviceWith(world);
  const left: string[] = [];
  const show = async (written: readonly string[]): Promise<void> => {
    const drafts = {
      ...device.drafts,
      isElsewhere: (form: string) => written.includes(form),
      leave: (form: string) => void left.push(form),
    };
    const model: CompanyModel = { ...device, drafts };
    await showAt(model, '/en/here', () => <Written id={id} />);
  };
  await show([`product.${id}`]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('being edited in another tab');
  unmount();
  expect(left).toEqual([`product.${id}`]);
  await show(['product.another']);
  expect(document.querySelector('[role=status]')).toBeNull();
});
