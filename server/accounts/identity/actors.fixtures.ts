import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { agentTables, type AgentKind } from '#model/areas/setup/agent/agent-kinds.ts';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import { connectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import { syncedFixture } from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { newPairingCode } from '#model/areas/integrations/pairing/pairing-code.ts';
import { keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { madeSecret } from '#server/accounts/api-clients/api-clients.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { createUserStore } from './user-store.ts';

/** What who attacks may do: make everything that works by itself, and see customers. */
const making = [
  'apiClient.view',
  'apiClient.manage',
  'workflow.view',
  'workflow.create',
  'workflow.enable',
  'connection.view',
  'connection.manage',
  'pairing.view',
  'pairing.manage',
  'customer.view',
  'exchangeRate.view',
  'exchangeRate.create',
  'exchangeRate.edit',
  'sharedLink.view',
  'sharedLink.manage',
  'salesOrder.view',
] as const;

const all = ['product.view', 'product.create', 'product.edit', 'customer.view', 'customer.create'] as const;

/** A company with somebody who attacks it, its people by what they are, and the agents that it has honestly. */
async function peopleOf(executor: Executor, company: number, others: readonly AgentKind[]) {
  const { warehouse } = await foundCompany(executor, company);
  await orderToShare(executor, company, warehouse);
  const named = (name: string, permissions: readonly string[]) =>
    addMember(executor, company, `${name}${company}`, permissions);
  const maker = await named('Maker', making);
  const [seller, keeper, manager] = [
    await named('Seller', all),
    await named('Keeper', ['product.view', 'product.edit']),
    await named('Manager', ['member.view', 'member.manage', 'role.view', 'audit.view', 'pairing.manage']),
  ];
  const [away, left] = [await named('Away', all), await named('Left', all)];
  const honest = Object.fromEntries(others.map((kind) => [kind, freshId()]));
  await mustPropose(executor, company, [
    { kind: 'member', document: away.member, type: 'suspend', data: {} },
    { kind: 'member', document: left.member, type: 'remove', data: {} },
  ]);
  for (const [kind, id] of Object.entries(honest)) {
    const { type, data } = await birthOf(kind as AgentKind, company, `Honest ${id}`);
    await mustPropose(executor, company, [{ kind, document: id, type, data }]);
  }
  const people = { founder: FOUNDER, maker, seller, keeper, manager, away, left };
  const ids = Object.entries(people).map(
    ([name, one]) => [name, typeof one === 'string' ? one : one.user] as const,
  );
  return { company, maker: maker.user, manager: manager.user, ids, honest };
}

/** The order that links are made of, in each company. */
const SHARED = '019a0000-0000-7000-8000-0000000005a1';

async function orderToShare(executor: Executor, company: number, warehouse: string): Promise<void> {
  const [customer, product] = [freshId(), freshId()];
  const order = (type: string, data: object) => ({ kind: 'salesOrder', document: SHARED, type, data });
  await mustPropose(executor, company, [
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    createProduct({ kind: 'service' }, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
    order(
      'create',
      salesOrderFixture({ customer, warehouse, lines: [orderLineFixture({ id: freshId(), product })] }),
    ),
    order('confirm', {}),
  ]);
}

export type Attacked = Awaited<ReturnType<typeof attacked>>;

/** Two companies, everybody in them and around them, by name. */
export async function attacked({ database, platform: { executor } }: CompanyApp) {
  await sql`insert into company (created_at) values (now()), (now())`.execute(database.owner.kysely);
  const home = await peopleOf(executor, 1, agentTables);
  const away = await peopleOf(executor, 2, []);
  const [outsider, signUp] = [randomUUID(), randomUUID()];
  const accounts = [...new Map([...home.ids, ...away.ids].map(([, id]) => [id, id])).keys(), outsider];
  await createUserStore(database.app, now).insert(
    accounts.map((id) => ({ id, email: `${id}@example.com`, name: id, locale: 'en', passwordHash: '' })),
  );
  await sql`insert into sign_up (id, email, name, password_hash, locale, form, plan, registration, created_at, expires_at)
    values (${signUp}, 'new@example.com', 'New', '', 'en', '{}', 'free', ${randomUUID()}, now(), now() + interval '1 day')`.execute(
    database.owner.kysely,
  );
  const ofPeople = [
    ...home.ids.map(([name, id]) => [`${name} of its company`, id] as const),
    ...away.ids.slice(1).map(([name, id]) => [`${name} of another company`, id] as const),
    ['an outsider', outsider] as const,
    ['who signs up', signUp] as const,
  ];
  return { home, away, outsider, ofPeople };
}

/** What puts an agent of a kind to work, by the system. */
export const working: Readonly<Record<AgentKind, readonly (readonly [type: string, data: object])[]>> = {
  apiClient: [],
  workflow: [['enable', {}]],
  connection: [['connect', {}]],
  pairing: [
    ['answer', { partner: { company: 2, name: 'Company 2', currency: 'SEK' } }],
    ['choose', { kinds: [syncedFixture()] }],
    ['match', {}],
    ['confirm', { revision: 1 }],
  ],
  sharedLink: [],
};

/** What brings an agent of a kind to life, as its maker would, and what it is used with. */
export async function birthOf(kind: AgentKind, company: number, name: string) {
  const [{ secret, kept }, code] = [
    await madeSecret(),
    newPairingCode(company, (bytes) => crypto.getRandomValues(bytes)),
  ];
  const address = 'https://rates.example.com/daily.xml';
  const rates: Partial<ConnectionForm> = {
    connector: 'ratesFile',
    settings: { from: 'address', address, currencies: 'EUR, USD' },
    flows: ['rates'],
    permissions: ['exchangeRate.view', 'exchangeRate.create', 'exchangeRate.edit'],
  };
  const births = {
    apiClient: ['create', apiClientFixture({ name, permissions: ['customer.view'], secret: kept })],
    workflow: ['create', workflowFixture({ name })],
    connection: ['add', connectionFixture({ name, ...rates })],
    pairing: ['invite', { name, permissions: [], code: await keptOf(code) }],
    sharedLink: ['make', sharedLinkFixture({ of: SHARED, contact: name.slice(0, 100) })],
  } as const;
  const [type, data] = births[kind];
  return { type, data, secret, code };
}
