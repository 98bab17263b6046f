import { act } from 'react';
import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { type } from '#views/ui/ui.fixtures.tsx';
import { OrderConfirmationPage } from './order-confirmation.page.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';
import { SalesOrderOverview } from './sales-order-overview.tsx';

/** Milliseconds for a paper to be prepared. */
const PATIENCE = 5_000;

/** An order that Kim answers for, or nobody. */
function setUp(isKims: boolean) {
  const world = new SalesWorld();
  const { base } = world;
  const [role, member, kim] = [base.id(), base.id(), base.id()];
  base.must('role', role, 'provide', { name: 'Sales', permissions: [] }, { internal: true });
  base.must('member', member, 'add', memberFixture({ user: kim, role, name: 'Kim Alm' }), { internal: true });
  const { order } = world.draft([{ product: world.nut }], { salesperson: isKims ? kim : null });
  const show = async (text: string, Page: (props: { readonly row: SalesOrderRow }) => React.ReactNode) => {
    function Shown() {
      const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
      return <Page row={row} />;
    }
    await showAt(deviceWith(base), '/en/here', () => <Shown />);
    const end = performance.now() + PATIENCE;
    const isShown = (): boolean => document.body.textContent?.includes(text) === true;
    while (!isShown() && performance.now() < end)
      await act(() => new Promise((done) => setTimeout(done, 10)));
    return document.body.textContent ?? '';
  };
  return { world, show };
}

it('[SO72] the page of an order and its paper name who answers for it, the paper nothing where nobody does', async () => {
  expect(await setUp(true).show('Ships from', SalesOrderOverview)).toContain('Our referenceKim Alm');
  // In the customer's language.
  expect(await setUp(true).show('Er referens', OrderConfirmationPage)).toContain('Vår referensKim Alm');
  const paper = await setUp(false).show('Er referens', OrderConfirmationPage);
  expect([paper.includes('Er referens'), paper.includes('Vår referens')]).toEqual([true, false]);
});

it('[SO72] whoever writes an order answers for it', async () => {
  const { world } = setUp(false);
  const { drafts } = draftBox();
  const device = { ...deviceWith(world.base), drafts };
  await showAt(device, '/en/apps/sales/orders/create', () => <SalesOrderFormPage />);
  await act(async () => {});
  type('input[name=theirReference]', 'P 77');
  const kept = Object(drafts.read(drafts.newForm('salesOrder'))?.value);
  expect(kept.salesperson).toBe(device.user);
});
