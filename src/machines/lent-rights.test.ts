import { expect, test } from 'vitest';
import { propose } from '#model/engine/propose.ts';
import {
  acceptanceFixture,
  invitationFixture,
  syncedFixture,
} from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { companyWorld } from './company.fixtures.ts';
import { refused } from './areas/setup/member/member.fixtures.ts';
import { engine } from './registry.ts';

const commandsWith = (flag: 'lendsRights' | 'wantsProof'): readonly string[] =>
  [...engine.types.values()]
    .flatMap(({ kind, commands }) =>
      Object.entries(commands).flatMap(([type, spec]) => (spec[flag] ? [`${kind}.${type}`] : [])),
    )
    .toSorted();

test('[EN26] what acts from now on with the rights of who says so asks for the version that they read', () => {
  expect(commandsWith('lendsRights')).toEqual([
    'apiClient.resume',
    'apiClient.takeOver',
    'connection.connect',
    'connection.resume',
    'pairing.confirm',
    'pairing.permit',
    'workflow.enable',
  ]);
});

test('[SF8] what gives access, or takes it, asks who it is', () => {
  const asked = commandsWith('wantsProof');
  expect(asked).toEqual(expect.arrayContaining([...commandsWith('lendsRights')]));
  expect(asked).toEqual(
    expect.arrayContaining([
      'connection.update',
      'member.changeRole',
      'member.invite',
      'member.resend',
      'member.resume',
      'pairing.resume',
      'role.update',
      'webhook.create',
      'webhook.enable',
      'webhook.update',
    ]),
  );
});

test('[EN26] a workflow is turned on as it was read: not without a version, nor once it was changed', () => {
  const world = companyWorld();
  const id = world.id();
  world.must('workflow', id, 'create', workflowFixture());
  world.must('workflow', id, 'update', workflowFixture({ name: 'Changed meanwhile' }));
  const command = { kind: 'workflow', document: id, type: 'enable', data: {} };
  const unread = propose(engine, world.store, command, world.env());
  expect(unread).toMatchObject({ refusal: { code: 'versionNeeded', params: { actual: 2 } } });
  expect(world.do('workflow', id, 'enable', {}, { version: 1 })).toMatchObject({
    refusal: { code: 'stale', params: { expected: 1, actual: 2 }, fix: { kind: 'workflow', type: 'enable' } },
  });
  expect(world.row('workflow', id)?.state).toBe('draft');
  expect(world.do('workflow', id, 'enable', {}, { version: 2 }).accepted).toBe(true);
});

test('[EN26, MS8] what a pairing may do is said of what was read of it: not without a version, nor once it was changed', () => {
  const world = companyWorld();
  const id = world.id();
  world.must('pairing', id, 'invite', invitationFixture());
  world.must('pairing', id, 'answer', { partner: acceptanceFixture().partner }, { internal: true });
  world.must('pairing', id, 'choose', { kinds: [syncedFixture()] });
  const command = { kind: 'pairing', document: id, type: 'permit', data: { permissions: [] } };
  expect(propose(engine, world.store, command, world.env())).toMatchObject({
    refusal: { code: 'versionNeeded', params: { actual: 3 } },
  });
  expect(world.do('pairing', id, 'permit', { permissions: [] }, { version: 2 })).toMatchObject({
    refusal: { code: 'stale', params: { expected: 2, actual: 3 } },
  });
  expect(world.do('pairing', id, 'permit', { permissions: [] }, { version: 3 }).accepted).toBe(true);
});

test('[EN26] the server itself lends nobody’s rights, and is asked for none', () => {
  const world = companyWorld();
  const id = world.id();
  world.must('workflow', id, 'create', workflowFixture());
  const command = { kind: 'workflow', document: id, type: 'enable', data: {} };
  expect(propose(engine, world.store, command, world.env(true)).accepted).toBe(true);
});

test('[WKF15] conditions are written and turned on by who sees what they are of', () => {
  const world = companyWorld();
  const lacks = (permission: string) => void (world.may = (one) => one !== permission);
  const onTotal = workflowFixture({
    name: 'Dear',
    kind: 'purchaseOrder',
    trigger: { on: 'fact', fact: 'placed' },
    conditions: [
      { field: 'notes', is: 'filled', value: null },
      { field: 'total', is: 'over', value: 500_00 },
    ],
  });
  const hidden = {
    ...refused('conditionHidden').refusal,
    params: { field: 'total', number: 2, permission: 'product.viewCost' },
    fields: { 'conditions.1': 'conditionHidden' },
  };
  const [own, another] = [world.id(), world.id()];
  world.must('workflow', own, 'create', onTotal);
  lacks('product.viewCost');
  expect(world.do('workflow', another, 'create', { ...onTotal, name: 'Other' })).toMatchObject({
    refusal: hidden,
  });
  expect(world.do('workflow', own, 'update', onTotal)).toMatchObject({ refusal: hidden });
  expect(world.do('workflow', own, 'enable')).toMatchObject({ refusal: hidden });
  lacks('item.view');
  const onStock = workflowFixture({
    kind: 'product',
    conditions: [{ field: 'belowReorderPoint', is: 'yes', value: null }],
  });
  expect(world.do('workflow', another, 'create', onStock)).toMatchObject({
    refusal: { code: 'conditionHidden', params: { field: 'belowReorderPoint', permission: 'item.view' } },
  });
  world.may = () => true;
  expect(world.do('workflow', own, 'enable').accepted).toBe(true);
});
