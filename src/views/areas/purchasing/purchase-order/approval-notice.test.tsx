import { beforeEach, expect, it } from 'vitest';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { ApprovalNotice } from './approval-notice.tsx';

let world: PurchasingWorld;
let order: string;

beforeEach(() => {
  world = purchasingWorld();
  world.by = world.id();
  order = draftOrder(world, [{ product: activeProduct(world) }]).id;
  const role = world.id();
  const form = roleFixture({ name: 'Head', permissions: ['purchaseOrder.approve'] });
  world.must('role', role, 'create', form);
  const member = memberFixture({ user: world.id(), email: 'c@example.com', role, name: 'Cleo' });
  world.must('member', world.id(), 'add', member, { internal: true });
  const author = memberFixture({ user: world.by, email: 'a@example.com', role, name: 'Ada' });
  world.must('member', world.id(), 'add', author, { internal: true });
});

function Shown() {
  const row = useRow('purchaseOrder', order);
  return row ? <ApprovalNotice row={row} /> : null;
}
const said = async (locale = 'en'): Promise<string> => {
  await showAt(deviceWith(world), `/${locale}/here`, Shown);
  return document.body.textContent ?? '';
};

it('[PO22] an order that awaits approval says by whom it was submitted and who may approve it', async () => {
  world.must('purchaseOrder', order, 'submit');
  expect(await said()).toContain('Submitted for approval by: You.');
  expect(await said()).toContain('These may approve it: Cleo.');
});

it('[PO22] who may not see what roles permit is told no names', async () => {
  world.must('purchaseOrder', order, 'submit');
  world.may = (permission) => permission !== 'role.view';
  expect(await said()).not.toContain('may approve it');
});

it('[PO21] a draft says why approval was rejected, until it is submitted again', async () => {
  const author = world.by;
  const submit = (): unknown => world.must('purchaseOrder', order, 'submit');
  submit();
  world.by = 'another';
  world.must('purchaseOrder', order, 'reject', { reason: 'notBudgeted' });
  world.by = author;
  expect(await said()).toContain('Approval was rejected: Not in the budget');
  submit();
  world.must('purchaseOrder', order, 'withdraw');
  expect(await said()).not.toContain('rejected');
});
