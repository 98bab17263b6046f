import { act } from 'react';
import { expect, test } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { useDocumentActions } from '../document-page/document-actions.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { salesOrderWords } from '#views/areas/sales/sales-order/sales-order.look.ts';
import { MenuList } from '#views/ui/menu-list.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { useBulk } from '../list/bulk-actions.tsx';
import { neededFor, neededForAll } from './asking.ts';
import { RequestNotices } from './request-notices.tsx';

const HOLD = 'salesOrder.hold';
const olle = '019a0000-0000-7000-8000-000000000002';

function Order({ id }: { readonly id: string }) {
  const row = useRow('salesOrder', id);
  const actions = useDocumentActions({
    words: salesOrderWords,
    document: id,
    watches: ['salesOrder'],
    inMenu: true,
  });
  if (!row) return null;
  return (
    <>
      <MenuList items={actions.menu} onDone={() => {}} />
      <RequestNotices words={salesOrderWords} row={row} {...actions} />
      {actions.dialogs}
    </>
  );
}

/** Two orders as selected rows of a list. */
function Selection({ ids }: { readonly ids: readonly string[] }) {
  const { actions, dialogs } = useBulk({ words: salesOrderWords, commands: ['hold'] }, ids);
  return (
    <>
      {actions}
      {dialogs}
    </>
  );
}

/** A confirmed order that Olle may hold, on the device of somebody who may, or may not; Anna has asked for it. */
async function trial({ mayHold = false, isAsked = false, inList = false } = {}) {
  const world = new SalesWorld();
  const { base } = world;
  const { order } = world.confirmed([{ product: world.bolt }]);
  const ids = [order, world.confirmed([{ product: world.bolt }]).order];
  const role = base.id();
  base.must('role', role, 'create', { name: 'Holding', permissions: ['salesOrder.view', HOLD] });
  base.must('member', base.id(), 'add', memberFixture({ user: olle, role, name: 'Olle Ek' }), {
    internal: true,
  });
  if (isAsked) base.must('comment', order, 'ask', { ...wanted, id: base.id() });
  base.may = (permission) => mayHold || permission !== HOLD;
  if (mayHold) base.by = olle;
  const model = deviceWith(base);
  const asked: unknown[] = [];
  const propose = model.propose.bind(model);
  const given: string[] = [];
  Object.assign(model, {
    peopleWho: async (ability: unknown) => {
      asked.push(ability);
      return [
        { user: model.user, name: 'Anna Berg' },
        { user: olle, name: 'Olle Ek' },
      ];
    },
    propose: (draft: Parameters<typeof propose>[0]) => {
      given.push(`${draft.kind}.${draft.type}`);
      return propose(draft);
    },
  });
  await showAt(model, '/en/here', () => (inList ? <Selection ids={ids} /> : <Order id={order} />));
  const requestOn = (id: string) => model.replica.view.get('comment', id)?.entries[0];
  return { order, ids, asked, given, requestOn, request: () => requestOn(order) };
}
const wanted = {
  about: 'salesOrder',
  mentions: [olle],
  command: 'hold',
  permission: HOLD,
  text: '',
} as const;

test('[CM5] what others may do lists them, and one press asks them', async () => {
  const { order, asked, request } = await trial();
  await act(async () => click('[data-action=hold-ask]'));
  expect(asked).toEqual([{ kind: 'salesOrder', document: order, permission: HOLD }]);
  expect(find('[role=dialog]').textContent).toContain('Olle Ek');
  expect(find('[role=dialog]').textContent).not.toContain('Anna Berg');
  await act(async () => click('[data-testid=give-ask]'));
  expect(request()?.request).toMatchObject({ command: 'hold', permission: HOLD, answer: null });
  expect(find('.ui-notice').textContent).toContain('You asked Olle Ek');
});

test('[CM5] rows of a list that others may act on are asked for together, each on its own page', async () => {
  const { ids, asked, requestOn } = await trial({ inList: true });
  await act(async () => click('button'));
  await act(async () => click('[data-action=hold-ask]'));
  expect(asked).toEqual(ids.map((id) => ({ kind: 'salesOrder', document: id, permission: HOLD })));
  await act(async () => click('[data-testid=give-ask]'));
  expect(ids.map((id) => requestOn(id)?.request?.command)).toEqual(['hold', 'hold']);
});

test('[CM5] of several refusals all have to be for want of the same, and the largest sum counts', () => {
  const over = (total: number) => ({ code: 'overYourLimit', params: { permission: HOLD, total, limit: 1 } });
  expect(neededForAll([over(5), over(9), over(7)])).toEqual({ permission: HOLD, total: 9 });
  expect(
    neededForAll([over(5), { code: 'notPermitted', params: { permission: 'salesOrder.edit' } }]),
  ).toBeNull();
  expect(neededForAll([])).toBeNull();
});

test('[CM6] who is asked does it where it is asked, and so answers', async () => {
  const { given, request } = await trial({ mayHold: true, isAsked: true });
  await act(async () => click('[data-testid=carry-out-request]'));
  await act(async () => click('[role=dialog] .p-dropdown, [role=dialog] [role=combobox]'));
  await act(async () => click('[role=option]'));
  await act(async () => find('[role=dialog] .ui-button[data-variant=primary]').click());
  expect(given).toEqual(['salesOrder.hold', 'comment.carryOut']);
  expect(request()?.request?.answer).toMatchObject({ type: 'carriedOut', by: olle });
  expect(document.querySelector('[data-testid=carry-out-request]')).toBeNull();
});

test('[CM6] who is asked says no, with what there is to say', async () => {
  const { request } = await trial({ mayHold: true, isAsked: true });
  await act(async () => click('[data-testid=decline-request]'));
  await act(async () => click('[data-testid=give-decline]'));
  expect(request()?.request?.answer).toMatchObject({ type: 'declined', by: olle });
});

test('[CM5] is not offered for what the document refuses to everybody', () => {
  expect(neededFor({ code: 'noLines' })).toBeNull();
  expect(neededFor({ code: 'beyondOwnPermissions', params: { permission: HOLD } })).toBeNull();
  const params = { permission: 'purchaseOrder.place', total: 500, limit: 100, who: '' };
  expect(neededFor({ code: 'overYourLimit', params })).toEqual({
    permission: 'purchaseOrder.place',
    total: 500,
  });
});
