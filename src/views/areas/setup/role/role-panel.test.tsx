import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { RolePanel } from './role-panel.tsx';

/** A company with an unused role, seen by somebody with only these permissions. */
function company(may: (permission: string) => boolean) {
  const { world, viewer } = team();
  const keeper = world.id();
  world.must('role', keeper, 'create', roleFixture({ permissions: ['product.view', 'company.manage'] }));
  world.may = may;
  return { world, viewer, keeper, model: { ...deviceWith(world), drafts: draftBox().drafts } };
}

const manages = (permission: string) => ['role.manage', 'role.view', 'product.view'].includes(permission);
const onClose = (): void => {};

async function show(model: CompanyModel, id?: string, at = '/en/here'): Promise<void> {
  const Page = () => <RolePanel row={useRow('role', id ?? null)} onClose={onClose} />;
  await showAt(model, at, () => <Page />);
}

const box = (permission: string) => find(`[data-permission="${permission}"] input`) as HTMLInputElement; // an input
const isOff = (one: HTMLElement): boolean => one.getAttribute('aria-disabled') === 'true';
const press = (permission: string): void => click(`[data-permission="${permission}"] input`);
const all = (subject: string) =>
  find(`[data-subject="${subject}"] .role-group-head input`) as HTMLInputElement; // as above
const ticked = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-permission]')]
    .filter((one) => one.querySelector('input')?.checked)
    .map((one) => one.dataset['permission']);
const proposals = (model: CompanyModel) =>
  model.pending().map(({ command: { type: kind, data } }) => ({ kind, data }));
const choose = async (label: string): Promise<void> => {
  click('.p-dropdown');
  const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`no option ${label}`);
  await act(async () => found.click());
};

/** A company with a role that is limited to a warehouse and to a sum, seen by somebody with these permissions. */
function limited(may: (permission: string) => boolean) {
  const { world } = company(() => true);
  const buyer = world.id();
  const permissions = ['purchaseOrder.place' as const, 'role.view' as const];
  const scope = { warehouses: [world.warehouse], limits: { purchaseOrder: 50_000_00 } };
  world.must('role', buyer, 'create', roleFixture({ name: 'Buyer', permissions, ...scope }));
  world.may = may;
  return { model: { ...deviceWith(world), drafts: draftBox().drafts }, buyer, scope };
}

describe('the panel of a role', () => {
  it('[RO8] is read by who may not change it', async () => {
    const { model, keeper } = company((permission) => permission === 'role.view');
    await show(model, keeper);
    expect(document.querySelectorAll('.ui-side input').length).toBe(0);
    expect(find('.role-summary').textContent).toContain('See');
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-permission]')].map(
        (one) => one.dataset['permission'],
      ),
    ).toEqual(['company.manage', 'product.view']);
    expect(document.querySelector('[data-testid=save]')).toBeNull();
  });

  it('[RO4] makes a role of what is ticked, a box for every permission', async () => {
    const { model } = company(() => true);
    await show(model);
    expect(document.querySelectorAll('[data-permission]').length).toBe(permissions.length);
    type('.ui-side .ui-field input', 'Night shift');
    for (const permission of ['item.view', 'product.view']) press(permission);
    click('[data-testid=save]');
    const data = { name: 'Night shift', permissions: ['product.view', 'item.view'] };
    expect(proposals(model)).toEqual([{ kind: 'create', data }]);
  });

  it('[RO13] is limited to the warehouses that are ticked, and to a sum if it places orders or approves them', async () => {
    const { world, model, keeper } = company(() => true);
    await show(model, keeper);
    click('[data-testid=role-warehouses] input');
    expect(document.body.textContent).not.toContain('Places purchase orders up to');
    press('purchaseOrder.approve');
    expect(document.body.textContent).toContain('Places purchase orders up to');
    press('purchaseOrder.approve');
    press('purchaseOrder.place');
    expect(document.body.textContent).toContain('Places purchase orders up to');
    click('[data-testid=save]');
    const permissions = ['company.manage', 'product.view', 'purchaseOrder.place'];
    const [{ data } = { data: null }] = proposals(model);
    expect(data).toMatchObject({ warehouses: [world.warehouse] });
    expect([...(data as RoleForm).permissions].toSorted()).toEqual(permissions);
  });

  it('[RO13] keeps its scope and its limit when something else is changed', async () => {
    const { model, buyer, scope } = limited(() => true);
    await show(model, buyer);
    press('product.view');
    click('[data-testid=save]');
    expect(proposals(model)).toMatchObject([{ kind: 'update', data: scope }]);
  });

  it('[RO13] says its scope and its limit to who reads it', async () => {
    const { model, buyer } = limited((permission) => permission === 'role.view');
    await show(model, buyer);
    expect(find('[data-testid=role-scope]').textContent).toContain('WH');
    expect(find('[data-testid=role-limit-purchaseOrder]').textContent).toContain('50');
  });

  it('[RO6] has a box over each subject that knows of some', async () => {
    const { model, keeper } = company(() => true);
    await show(model, keeper);
    expect([all('product').indeterminate, all('category').indeterminate]).toEqual([true, false]);
    act(() => all('product').click());
    expect([all('product').checked, all('product').indeterminate]).toEqual([true, false]);
    expect(ticked().filter((one) => one?.startsWith('product.')).length).toBe(6);
    act(() => all('product').click());
    expect(ticked()).toEqual(['company.manage']);
  });

  it('[RO3] does not tick what its author lacks, and says why', async () => {
    const { world } = company(() => true);
    const stock = world.id();
    world.must('role', stock, 'create', roleFixture({ name: 'Looker', permissions: ['product.view'] }));
    world.may = manages;
    const model = { ...deviceWith(world), drafts: draftBox().drafts };
    await show(model, stock);
    expect(find('[data-permission="member.manage"]').textContent).toContain("You don't have this yourself");
    expect([isOff(box('member.manage')), isOff(box('role.view'))]).toEqual([true, false]);
    press('member.manage');
    press('role.view');
    click('[data-testid=save]');
    const data = { name: 'Looker', permissions: ['role.view', 'product.view'] };
    expect(proposals(model)).toEqual([{ kind: 'update', data }]);
  });

  it('[RO12] is read by who lacks one of its permissions, and says which', async () => {
    const { model, keeper } = company(manages);
    await show(model, keeper);
    expect(document.querySelectorAll('.ui-side input').length).toBe(0);
    expect(find('.ui-notice > div').textContent).toBe(
      "This role has a permission that you don't have: “Company: Manage rules, plan and integrations”.",
    );
    expect(isOff(find('[data-testid=command-archive]'))).toBe(true);
  });

  it('[RO7] copies what its author may give, and tells of the rest', async () => {
    const { model } = company(manages);
    await show(model);
    await choose('Stock keeper');
    expect(ticked()).toEqual(['product.view']);
    expect(find('.ui-notice').textContent).toContain('1 permission was left out');
  });

  it('[RO1] stays open with the reason where the name is taken', async () => {
    const { model } = company(() => true);
    await show(model);
    type('.ui-side .ui-field input', 'VIEWER');
    click('[data-testid=save]');
    expect(find('.ui-field-error').textContent).toBe('This name is taken.');
  });

  it('[RO2] says why a role in use is not archived, and leads to who has it', async () => {
    const { model, viewer } = company(() => true);
    await show(model, viewer, '/en/here?tab=members');
    expect(isOff(find('[data-testid=command-archive]'))).toBe(true);
    click('.ui-side [aria-haspopup=menu]');
    expect(find('[role=menu] a').getAttribute('href')).toBe(`/en/apps/settings/team-members?role=${viewer}`);
    expect(document.querySelectorAll('.role-members li').length).toBe(1);
  });

  it('[RO9] tells which permissions came and which went', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
    const { world, keeper } = company(() => true);
    const changed = roleFixture({ permissions: ['product.view', 'item.view'] });
    world.must('role', keeper, 'update', changed);
    await show(deviceWith(world), keeper, '/en/here?tab=history');
    const text = find('.ui-timeline').textContent ?? '';
    expect(text).toContain('Company: Manage rules, plan and integrations');
    expect(text).toContain('Stock: See balances and moves');
    expect(text).not.toContain('Products: See');
    vi.useRealTimers();
  });

  it('[DP18] what is written of a new role is there again', async () => {
    const { model } = company(() => true);
    await show(model);
    type('.ui-side .ui-field input', 'Night shift');
    press('pick.work');
    unmount();
    await show(model);
    expect([(find('.ui-side .ui-field input') as HTMLInputElement).value, ticked()]).toEqual([
      // as above
      'Night shift',
      ['pick.work'],
    ]);
  });
});
