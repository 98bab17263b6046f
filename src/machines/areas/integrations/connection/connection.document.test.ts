import { describe, expect, test } from 'vitest';
import { takesPerson } from '#model/areas/setup/agent-rights/agent-grants.ts';
import {
  connectionFixture,
  mailConnectionFixture,
} from '#model/areas/integrations/connection/connection.fixtures.ts';
import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import { leadsElsewhere } from '#model/areas/integrations/connection/connection.rules.ts';
import { connectorSpecs } from '#model/areas/integrations/connector/connector-specs.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

function added(world: World, form: ConnectionForm = connectionFixture()): string {
  const id = world.id();
  world.must('connection', id, 'add', form);
  return id;
}
const refused = (code: string, field?: string) => ({
  accepted: false,
  refusal: { code, ...(field !== undefined && { fields: { [field]: code } }) },
});
const sftp = (over: Partial<ConnectionForm> = {}): ConnectionForm =>
  connectionFixture({
    connector: 'csvSftp',
    settings: { host: 'files.example.com', port: 22, user: 'lagra', when: 'daily', between: 'comma' },
    ...over,
  });

describe('a connection', () => {
  test('[CTN1] has a name of its own, which an archived one gives back', () => {
    const world = companyWorld();
    const first = added(world);
    const again = connectionFixture({ name: 'PACKING TABLE' });
    expect(world.do('connection', world.id(), 'add', again)).toMatchObject(refused('nameTaken', 'name'));
    world.must('connection', first, 'archive');
    world.must('connection', world.id(), 'add', again);
  });

  test('[CTN2] keeps its connector, and its settings are judged at each field', () => {
    const world = companyWorld();
    const id = added(world);
    expect(world.do('connection', id, 'update', mailConnectionFixture())).toMatchObject(
      refused('connectorStays', 'connector'),
    );
    const wrong = connectionFixture({ settings: { host: 'http://printer', port: 0, dots: '203' } });
    expect(world.do('connection', id, 'update', wrong)).toMatchObject({
      refusal: { fields: { 'settings.host': 'settingHost', 'settings.port': 'settingNumber' } },
    });
  });

  test('[AG2] makes no agents and approves nothing', () => {
    const taken = ['connection.manage', 'apiClient.manage', 'purchaseOrder.approve', 'connection.view'];
    expect(taken.map(takesPerson)).toEqual([true, true, true, false]);
  });

  test('[CTN3] is given no more than who sets it up holds, and belongs to them', () => {
    const world = companyWorld();
    world.may = (permission) => permission !== 'company.manage';
    const strong = connectionFixture({ permissions: ['company.manage'] });
    expect(world.do('connection', world.id(), 'add', strong)).toMatchObject({
      refusal: { code: 'beyondOwnPermissions' },
    });
  });

  test('[CTN4] is connected once it is complete, something flows, it may, and files are mapped', () => {
    const world = companyWorld();
    const connects = (form: ConnectionForm) => {
      const id = added(world, { ...form, name: `Connection ${world.id()}` });
      return world.do('connection', id, 'connect', {});
    };
    expect(connects(connectionFixture({ settings: {} }))).toMatchObject(refused('connectionIncomplete'));
    expect(connects(sftp())).toMatchObject(refused('connectionWithoutFlow'));
    expect(connects(sftp({ flows: ['tables'] }))).toMatchObject(refused('connectionUnmapped'));
    expect(connects(sftp({ flows: ['stock'] }))).toMatchObject({
      refusal: { code: 'connectionLacks', params: { permission: 'item.view' } },
    });
    expect(connects(sftp({ flows: ['stock'], permissions: ['item.view', 'product.view'] }))).toMatchObject({
      accepted: true,
    });
  });

  test('[CTN5] to a mail server is the only one that is connected', () => {
    const world = companyWorld();
    const first = added(world, mailConnectionFixture());
    const second = added(world, mailConnectionFixture({ name: 'Second' }));
    world.must('connection', first, 'connect');
    expect(world.do('connection', second, 'connect', {})).toMatchObject(refused('connectionOther'));
    world.must('connection', first, 'disconnect');
    world.must('connection', second, 'connect');
  });

  test.each([
    ['host', { host: 'other.example.com' }],
    ['port', { port: 2222 }],
  ])('[CTN7] forgets its secrets where its %s changes, and keeps them otherwise', (_, elsewhere) => {
    const world = companyWorld();
    const id = added(world, sftp());
    const { settings } = sftp();
    const kept = { secrets: { password: 'word' } };
    world.must('connection', id, 'keepSecrets', kept, { internal: true });
    world.must('connection', id, 'update', sftp({ settings: { ...settings, user: 'other' } }));
    expect(world.row('connection', id)).toMatchObject(kept);
    world.must('connection', id, 'update', sftp({ settings: { ...settings, ...elsewhere } }));
    expect(world.row('connection', id)?.secrets).toEqual({});
  });

  test('[CTN7] that keeps secrets says whom it leads to, unless that is always the same', () => {
    const withSecrets = connectorSpecs.filter(({ settings }) => settings.some(({ is }) => is === 'secret'));
    const same = withSecrets.filter(({ settings }) => !settings.some(leadsElsewhere));
    expect(same.map(({ name }) => name)).toEqual(['fortnox']);
  });

  test('[CTN7] to a shop forgets its secrets where it is another shop', () => {
    const world = companyWorld();
    const shop = (name: string) =>
      connectionFixture({ connector: 'shopify', settings: { shop: `${name}.myshopify.com` } });
    const id = added(world, shop('one'));
    const kept = { secrets: { clientSecret: 'word' } };
    world.must('connection', id, 'keepSecrets', kept, { internal: true });
    world.must('connection', id, 'update', { ...shop('one'), every: 60 });
    expect(world.row('connection', id)).toMatchObject(kept);
    world.must('connection', id, 'update', shop('two'));
    expect(world.row('connection', id)?.secrets).toEqual({});
  });

  test('[CTN6] that fails is paused after a day, and not before', () => {
    const world = companyWorld();
    const id = added(world);
    const inside = { internal: true };
    const fault = { problem: { code: 'connectorUnreachable', params: { host: 'printer' } } };
    world.must('connection', id, 'connect');
    world.must('connection', id, 'fault', fault, inside);
    const begun = Date.parse(world.now);
    const after = (hours: number) => {
      world.now = new Date(begun + hours * 3_600_000).toISOString();
      return world.do('connection', id, 'giveUp', {}, inside);
    };
    expect(after(23)).toMatchObject(refused('connectionMayRecover'));
    expect(after(24)).toMatchObject({ accepted: true });
  });
});
