import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';
import type { PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { clientOf } from '#server/testing/company-app.ts';
import { addMember, createProduct, FOUNDER, freshId } from '#server/testing/company.fixtures.ts';
import { applyLink } from './apply-link.ts';
import { hearLinks, linksOfKinds } from './link-store.ts';
import { paired, saved, twoCompanies, type TwoCompanies } from './master-sync.fixtures.ts';
import { noteChanges, syncCompany } from './sync-company.ts';
import { isPaired, type Paired } from './sync-deps.ts';

let two: TwoCompanies;
let pairing = '';
beforeAll(async () => {
  two = await twoCompanies();
});
afterEach(async () => {
  await two.give(1, [{ kind: 'pairing', document: pairing, type: 'unpair', data: {} }]);
  await two.drain();
});
afterAll(() => two.close());

const api = (user = FOUNDER) => clientOf(two.server, user);
const standing = async (company: number): Promise<PairingStanding> =>
  (await api().get(`${company}/pairings/${pairing}/`)).json() as PairingStanding;
const own = async (company: number): Promise<Paired> => {
  const row = await two.row(company, 'pairing', pairing);
  if (!isPaired(row)) throw new Error('not paired');
  return row;
};

/** A product of both companies; resolves with its ids. */
async function shared(
  form: Partial<ProductForm> = {},
  rule: Parameters<typeof paired>[1] = [{}],
  permissions = syncPermissions,
) {
  const ids = [freshId(), freshId()] as const;
  const sku = ids[0].slice(-12);
  await two.give(1, [createProduct({ sku, ...form }, ids[0])]);
  await two.give(2, [createProduct({ sku, ...form }, ids[1])]);
  pairing = await paired(two, rule, { permissions });
  await two.drain();
  return ids;
}

const save = async (company: number, id: string, change: Partial<ProductForm>): Promise<void> =>
  void (await two.give(company, [saved(await two.row(company, 'product', id), change)]));

describe('what arrives', () => {
  it('[MS8] is refused where the company’s rules refuse it, alone, and stands until it is tried again', async () => {
    const [here, there] = await shared();
    const taken = freshId();
    await two.give(2, [createProduct({ sku: 'TAKEN' }, taken)]);
    const leftOut = (await two.links(2)).find(({ document }) => document === taken);
    expect(leftOut).toBeUndefined();
    await save(1, here, { sku: 'TAKEN', weight: 77 });
    await syncCompany(two.deps, 1);
    await syncCompany(two.deps, 2);
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 77 });
    const trouble = (await standing(2)).troubles.find(({ document }) => document === there);
    expect(trouble).toMatchObject({
      problems: [{ field: 'sku', refusal: { code: 'skuTaken' } }],
      isHere: true,
    });
    await save(2, taken, { sku: 'FREED' });
    const retry = await api().post(`2/pairings/${pairing}/retry/`, { link: trouble?.link ?? null });
    expect(retry.status).toBe(200);
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ sku: 'TAKEN' });
    expect((await standing(2)).troubles.filter(({ document }) => document === there)).toEqual([]);
  });

  it('[MS8] is judged by the rights that the pairing was given there', async () => {
    const [here, there] = await shared({}, [{}], []);
    await save(1, here, { weight: 5 });
    await two.drain();
    expect(await two.row(2, 'product', there)).not.toMatchObject({ weight: 5 });
    expect((await standing(2)).troubles).toMatchObject([
      { document: there, problems: [{ field: 'weight', refusal: { code: 'notPermitted' } }] },
    ]);
    await two.give(2, [
      { kind: 'pairing', document: pairing, type: 'permit', data: { permissions: ['product.edit'] } },
    ]);
    await api().post(`2/pairings/${pairing}/retry/`, { link: null });
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 5 });
  });

  it('[EN26, MS8] is within what was said of the version that was read, by whoever has just proven who they are', async () => {
    await shared();
    const { version } = await own(2);
    const permit = (body: object) =>
      api().post(`2/documents/pairing/${pairing}/permit/`, {
        data: { permissions: ['product.edit'] },
        ...body,
      });
    const codes = await Promise.all([permit({}), permit({ version: version - 1 })]);
    expect(codes.map((answer) => answer.json())).toMatchObject([
      { code: 'versionNeeded', params: { actual: version } },
      { code: 'stale' },
    ]);
    expect(await own(2)).toMatchObject({ version, permissions: [...syncPermissions].toSorted() });
    expect((await permit({ version })).status).toBe(200);
    expect(await own(2)).toMatchObject({ permissions: ['product.edit'] });
  });

  it('[MS8] is refused once who let it in is no member any more', async () => {
    const keeper = await addMember(two.deps.executor, 2, 'Keeper', ['pairing.manage', 'product.edit']);
    const [here, there] = await shared();
    await two.deps.executor.systemPropose(
      2,
      [{ kind: 'pairing', document: pairing, type: 'permit', data: { permissions: ['product.edit'] } }],
      { by: asUser(keeper.user) },
    );
    await save(1, here, { weight: 6 });
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 6 });
    await two.give(2, [{ kind: 'member', document: keeper.member, type: 'suspend', data: {} }]);
    await save(1, here, { weight: 7 });
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 6 });
  });

  it('[MS7] is made so once, however often it is told and wherever the work ends', async () => {
    const [here, there] = await shared();
    await save(1, here, { weight: 8 });
    await noteChanges(two.deps, 1, await own(1));
    const side = { company: 1, pairing };
    const other = { company: 2, pairing };
    const links = await two.database.withCompany(1, (trx) => linksOfKinds(trx, side, ['product']));
    const tell = () => two.database.withCompany(2, (trx) => hearLinks(trx, other, links));
    await tell();
    const [link] = links.filter(({ document }) => document === here);
    const place = { deps: two.deps, pairing: await own(2), side: other };
    await applyLink(place, link?.id ?? '');
    const { version } = (await two.row(2, 'product', there)) ?? {};
    // Killed before it was noted as sent: told again, and looked at twice at once.
    await tell();
    await two.database.owner.pool.query(`select set_config('app.company_id', '2', false)`);
    await two.database.owner.pool.query(`update sync_link set pending = true where company_id = 2`);
    await Promise.all([applyLink(place, link?.id ?? ''), applyLink(place, link?.id ?? '')]);
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 8, version });
  });

  it('[MS7, JQ9] is tried again where the database fails in between', async () => {
    const [here, there] = await shared();
    await save(1, here, { weight: 9 });
    const { executor } = two.deps;
    let failures = 1;
    const failing = {
      ...two.deps,
      executor: {
        ...executor,
        submit: (async (...given) => {
          const settled = await executor.submit(...given);
          if (failures-- > 0) throw new Error('killed after the commit');
          return settled;
        }) as typeof executor.submit,
      },
    };
    await syncCompany(two.deps, 1);
    await expect(syncCompany(failing, 2)).rejects.toThrow('killed');
    const { version } = (await two.row(2, 'product', there)) ?? {};
    await syncCompany(failing, 2);
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 9, version });
    await two.drain();
  });
});

describe('a field that both companies changed', () => {
  it('[MS6] is a conflict on both sides, until one of the values is chosen', async () => {
    const [here, there] = await shared({ weight: 1 }, [{ leader: 'ask' }]);
    await save(1, here, { weight: 10, description: 'Only here' });
    await save(2, there, { weight: 20 });
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 20, description: 'Only here' });
    for (const company of [1, 2])
      expect(await two.row(company, 'pairing', pairing)).toMatchObject({ state: 'conflict', conflicts: 1 });
    const [trouble] = (await standing(1)).troubles;
    expect(trouble?.conflicts).toMatchObject([{ field: 'weight', ours: 10, theirs: 20 }]);
    const settle = { link: trouble?.link, field: 'weight', side: 'theirs' };
    expect((await api().post(`1/pairings/${pairing}/settle/`, settle)).status).toBe(200);
    expect(await two.row(1, 'product', here)).toMatchObject({ weight: 20 });
    expect((await two.events(1, here)).at(-1)).toMatchObject({ by: FOUNDER });
    await two.drain();
    for (const company of [1, 2])
      expect(await two.row(company, 'pairing', pairing)).toMatchObject({ state: 'inSync', conflicts: 0 });
    expect((await api().post(`1/pairings/${pairing}/settle/`, settle)).json()).toMatchObject({
      code: 'pairingNoConflict',
    });
    await save(1, here, { weight: 30 });
    await save(2, there, { weight: 40 });
    await two.drain();
    await api().post(`2/pairings/${pairing}/settle/`, { link: trouble?.link, field: null, side: 'ours' });
    await two.drain();
    expect(await two.row(1, 'product', here)).toMatchObject({ weight: 40 });
    expect(await two.row(1, 'pairing', pairing)).toMatchObject({ state: 'inSync' });
  });

  it('[MS5] goes back to what its leader said, and the history says by whom', async () => {
    const [here, there] = await shared({ weight: 1 }, [{ leader: 'inviter' }]);
    await save(2, there, { weight: 50 });
    await two.drain();
    expect(await two.row(2, 'product', there)).toMatchObject({ weight: 1 });
    expect(await two.row(1, 'product', here)).toMatchObject({ weight: 1 });
    expect((await two.events(2, there)).slice(-2)).toMatchObject([{ by: FOUNDER }, { by: pairing }]);
  });
});
