import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import { newPairingCode } from '#model/areas/integrations/pairing/pairing-code.ts';
import { syncedFixture } from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { addMember, createProduct, FOUNDER, freshId } from '#server/testing/company.fixtures.ts';
import { versionRead } from '#server/testing/version-read.ts';
import { paired, saved, twoCompanies, type TwoCompanies } from './master-sync.fixtures.ts';

let three: TwoCompanies;
beforeAll(async () => {
  three = await twoCompanies(3);
});
afterAll(() => three.close());

const api = (user = FOUNDER) => clientOf(three.server, user);
const give = (company: number, id: string, type: string, data: object = {}, user = FOUNDER) =>
  api(user).post(`${company}/documents/pairing/${id}/${type}/`, { data });

/** An invitation of a company; resolves with its code. */
async function invite(company: number, permissions: readonly string[] = []) {
  const [id, code] = [freshId(), newPairingCode(company, (bytes) => crypto.getRandomValues(bytes))];
  const answer = await give(company, id, 'invite', { name: 'Them', permissions, code: await keptOf(code) });
  expect(answer.status, answer.text).toBe(200);
  return { id, code };
}

describe('an invitation', () => {
  it('[MS1] is accepted with its code, once; its holder sees who invites before', async () => {
    const { id, code } = await invite(1);
    const look = await api().post('2/pairings/look/', { code });
    expect(look.json()).toMatchObject({ company: 'Company 1' });
    const accept = (company: number) => api().post(`${company}/pairings/accept/`, { code, permissions: [] });
    expect((await accept(1)).json()).toMatchObject({ code: 'pairingOwnCompany' });
    const { id: own } = (await accept(2)).json();
    expect(own).not.toBe(id);
    expect(await three.row(1, 'pairing', id)).toMatchObject({
      state: 'paired',
      partner: { company: 2, name: 'Company 2', currency: 'SEK', pairing: own },
      code: null,
    });
    expect(await three.row(2, 'pairing', id)).toBeUndefined();
    expect(await three.row(2, 'pairing', own)).toMatchObject({
      state: 'paired',
      partner: { company: 1, pairing: id },
      owner: FOUNDER,
      side: 'accepter',
    });
    expect((await accept(3)).json()).toMatchObject({ code: 'pairingCodeUnknown' });
    const second = await invite(2);
    const again = await api().post('1/pairings/accept/', { code: second.code, permissions: [] });
    expect(again.json()).toMatchObject({ code: 'pairingIsThere' });
    await give(2, second.id, 'unpair');
    await give(1, id, 'unpair');
    await three.drain();
  });

  it('[MS1] with a wrong code, or one that was taken back, is unknown', async () => {
    const { id, code } = await invite(1);
    await give(1, id, 'unpair');
    const wrong = newPairingCode(1, (bytes) => crypto.getRandomValues(bytes));
    for (const one of [code, wrong, 'hello', `${wrong}x`])
      expect((await api().post('2/pairings/look/', { code: one })).status).toBe(404);
  });

  it('[MS8] gives no more than who accepts holds, and is accepted by who may manage pairings', async () => {
    const { code } = await invite(1);
    const { user } = await addMember(three.deps.executor, 2, 'Limited', ['pairing.manage', 'product.edit']);
    const accept = (by: string, permissions: readonly string[]) =>
      api(by).post('2/pairings/accept/', { code, permissions });
    expect((await accept(user, ['product.archive'])).json()).toMatchObject({ code: 'beyondOwnPermissions' });
    const { user: other } = await addMember(three.deps.executor, 2, 'Other', ['product.edit']);
    expect((await accept(other, [])).status).toBe(403);
    expect((await accept(freshId(), [])).status).toBe(404);
  });
});

describe('companies that are not paired', () => {
  it('[MS2] learn nothing of each other: neither without both having begun, nor from a third', async () => {
    await three.give(1, [createProduct({ sku: 'SECRET' })]);
    const pairing = await paired(three, [{}], { confirms: false, other: 3 });
    expect((await api().get(`3/pairings/${pairing}/matches/?kind=product`)).text).toContain('SECRET');
    expect((await api().get(`3/pairings/${pairing}/matches/?kind=supplier`)).json()).toMatchObject({
      code: 'pairingNotCompared',
    });
    for (const path of ['', 'matches/?kind=product'])
      expect((await api().get(`2/pairings/${pairing}/${path}`)).status).toBe(404);
    // Somebody who writes a pairing of their own under the same id gets nothing of it: the other side names another company.
    const partner = { company: 1, name: 'Company 1', currency: 'SEK' };
    const choice = { kinds: [syncedFixture()], revision: 1, chosenBy: 'inviter' };
    const command = (type: string, data: object) => ({ kind: 'pairing', document: pairing, type, data });
    await three.give(2, [
      command('accept', { permissions: [], partner }),
      command('noteChosen', choice),
      command('match', {}),
    ]);
    expect((await api().get(`2/pairings/${pairing}/matches/?kind=product`)).json()).toMatchObject({
      code: 'pairingNotCompared',
    });
    for (const company of [1, 3]) await three.give(company, [command('confirm', { revision: 1 })]);
    await three.give(2, [command('confirm', { revision: 1 })]);
    await three.drain();
    expect(await three.links(2)).toEqual([]);
    expect((await three.links(3)).length).toBeGreaterThan(0);
    const seen = await three.database.withCompany(2, (trx) =>
      sql`select from sync_link union all select from sync_side union all select from sync_decision`.execute(
        trx,
      ),
    );
    expect(seen.rows).toEqual([]);
  });

  it('[MS2] is shown by both alone: who has not begun to match shows nothing', async () => {
    const { id, code } = await invite(2);
    const { id: own } = (await api().post('3/pairings/accept/', { code, permissions: [] })).json();
    const ids = { 2: id, 3: own } as const;
    await give(2, id, 'choose', { kinds: [syncedFixture()] });
    await give(2, id, 'match');
    await three.drain();
    for (const company of [2, 3] as const)
      expect(
        (await api().get(`${company}/pairings/${ids[company]}/matches/?kind=product`)).json(),
      ).toMatchObject({
        code: 'pairingNotCompared',
      });
    await give(3, own, 'match');
    expect((await api().get(`3/pairings/${own}/matches/?kind=product`)).status).toBe(200);
    const decide = () =>
      api().post(`2/pairings/${id}/matches/`, {
        kind: 'product',
        decisions: [{ ours: freshId(), theirs: null, yes: false }],
      });
    expect((await decide()).status).toBe(200);
    const version = await versionRead(three.server.database, 3, 'row_pairing', own);
    await api().post(`3/documents/pairing/${own}/confirm/`, { data: { revision: 1 }, version });
    expect((await decide()).json()).toMatchObject({ code: 'pairingDecided' });
  });
});

it('[MS10] two sides under ids of their own are in step: what is decided, made and changed travels both ways, once', async () => {
  const four = await twoCompanies();
  try {
    const user =
      (company: number) =>
      async (id: string, type: string, data: object = {}) => {
        // None before it is made.
        const version = await versionRead(four.server.database, company, 'row_pairing', id).catch(
          () => undefined,
        );
        const url = `${company}/documents/pairing/${id}/${type}/`;
        return clientOf(four.server, FOUNDER).post(url, { data, version });
      };
    const [here, there] = [user(1), user(2)];
    const [id, code] = [freshId(), newPairingCode(1, (bytes) => crypto.getRandomValues(bytes))];
    const permissions = ['product.create', 'product.edit'];
    await here(id, 'invite', { name: 'Them', permissions, code: await keptOf(code) });
    const accepted = await clientOf(four.server, FOUNDER).post('2/pairings/accept/', { code, permissions });
    const { id: own } = accepted.json();
    const [kept, theirs] = [createProduct({ sku: 'KEPT' }), createProduct({ sku: 'THEIRS' })];
    await four.give(1, [kept]);
    await four.give(2, [theirs, createProduct({ sku: 'KEPT' })]);
    await here(id, 'choose', { kinds: [syncedFixture()] });
    await four.drain();
    await here(id, 'match');
    await there(own, 'match');
    const decided = await clientOf(four.server, FOUNDER).post(`2/pairings/${own}/matches/`, {
      kind: 'product',
      decisions: [{ ours: theirs.document, theirs: null, yes: true }],
    });
    expect(decided.status, decided.text).toBe(200);
    await here(id, 'confirm', { revision: 1 });
    await there(own, 'confirm', { revision: 1 });
    await four.drain();
    const made = createProduct({ sku: 'MADE' });
    await four.give(2, [made]);
    await four.drain();
    const links = [await four.links(1), await four.links(2)];
    expect(links.map((all) => all.map((link) => link.pairing))).toEqual([
      [id, id, id],
      [own, own, own],
    ]);
    expect(links[0]?.map((link) => link.id)).toEqual(links[1]?.map((link) => link.id));
    const copy = links[0]?.find((link) => link.partner_document === made.document)?.document ?? '';
    expect(await four.row(1, 'product', copy)).toMatchObject({ sku: 'MADE' });
    expect((await four.events(1, copy)).map(({ type, by }) => [type, by])).toEqual([['created', id]]);
    await four.give(1, [saved(await four.row(1, 'product', copy), { sku: 'MADE-2' })]);
    await four.drain();
    expect(await four.row(2, 'product', made.document)).toMatchObject({ sku: 'MADE-2' });
    expect((await four.events(2, made.document)).at(-1)).toMatchObject({ type: 'updated', by: own });
    const standing = await clientOf(four.server, FOUNDER).get(`2/pairings/${own}/`);
    expect(standing.json()).toMatchObject({ partnerState: 'inSync', refusedThere: 0, waitingOut: 0 });
    await there(own, 'unpair');
    await four.drain();
    expect(await four.row(1, 'pairing', id)).toMatchObject({ state: 'unpaired' });
  } finally {
    await four.close();
  }
});
