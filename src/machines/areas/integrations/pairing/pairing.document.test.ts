import { describe, expect, test } from 'vitest';
import { grantsOfActor } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { asAgent } from '#model/engine/actor.ts';
import { typed } from '#model/engine/reader.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import {
  acceptanceFixture,
  invitationFixture,
  syncedFixture,
} from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

const inside = { internal: true };
const partner = { company: 7, name: 'Baltic Parts OÜ', currency: 'EUR' };
const product = { kinds: [syncedFixture()] };
const refused = (code: string, field?: string) => ({
  accepted: false,
  refusal: { code, ...(field !== undefined && { fields: { [field]: code } }) },
});

function invited(world: World): string {
  const id = world.id();
  world.must('pairing', id, 'invite', invitationFixture());
  return id;
}

/** As far as both have begun to match. */
function matching(world: World): string {
  const id = invited(world);
  world.must('pairing', id, 'answer', { partner }, inside);
  world.must('pairing', id, 'choose', product);
  world.must('pairing', id, 'match');
  return id;
}

function inSync(world: World): string {
  const id = matching(world);
  world.must('pairing', id, 'confirm', { revision: 1 });
  return id;
}

const state = (world: World, id: string) => typed(world.store).get('pairing', id)?.state;

describe('a pairing', () => {
  test('[MS1] is invited, answered, chosen, matched, confirmed, paused, resumed and ended', () => {
    const world = companyWorld();
    const id = matching(world);
    expect(world.row('pairing', id)).toMatchObject({
      state: 'matching',
      name: 'Baltic Parts OÜ',
      partner,
      code: null,
      side: 'inviter',
      revision: 1,
    });
    world.must('pairing', id, 'confirm', { revision: 1 });
    world.must('pairing', id, 'noteConflict', { conflicts: 2 }, inside);
    expect(world.row('pairing', id)).toMatchObject({ state: 'conflict', conflicts: 2 });
    world.must('pairing', id, 'noteSettled', {}, inside);
    world.must('pairing', id, 'pause');
    world.must('pairing', id, 'resume');
    expect(world.row('pairing', id)).toMatchObject({ state: 'inSync', conflicts: 0 });
    world.must('pairing', id, 'unpair');
    for (const command of ['resume', 'match', 'unpair'])
      expect(world.do('pairing', id, command).accepted).toBe(false);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[MS1] is not answered once its code is over, and not by who is paired already', () => {
    const world = companyWorld();
    const [first, second] = [invited(world), invited(world)];
    const answer = (id: string) => world.do('pairing', id, 'answer', { partner }, inside);
    expect(answer(first).accepted).toBe(true);
    expect(answer(second)).toMatchObject(refused('pairingIsThere'));
    expect(
      world.do('pairing', world.id(), 'accept', acceptanceFixture({ partner: partner as never }), inside),
    ).toMatchObject(refused('pairingIsThere'));
    world.must('pairing', first, 'unpair');
    const begun = world.now;
    world.now = new Date(Date.parse(begun) + 8 * 86_400_000).toISOString();
    expect(answer(second)).toMatchObject(refused('pairingCodeOver'));
    world.now = begun;
    expect(answer(second).accepted).toBe(true);
  });

  test('[MS3] has each kind once, with fields of its own, and begins with one at least', () => {
    const world = companyWorld();
    const id = invited(world);
    world.must('pairing', id, 'answer', { partner }, inside);
    expect(world.do('pairing', id, 'match')).toMatchObject(refused('pairingNothingChosen'));
    const choose = (kinds: readonly object[]) => world.do('pairing', id, 'choose', { kinds });
    expect(choose([syncedFixture(), syncedFixture()])).toMatchObject(refused('pairingKindTwice', 'kinds'));
    const strange = syncedFixture({ fields: { suppliers: 'newest' } });
    expect(choose([strange])).toMatchObject(refused('pairingFieldUnknown', 'kinds'));
    expect(choose([syncedFixture({ fields: { state: 'inviter', sku: 'ask' } })]).accepted).toBe(true);
  });

  test('[MS3] another choice, here or there, is confirmed again; of two at once the inviter’s counts', () => {
    const world = companyWorld();
    const id = inSync(world);
    world.must('pairing', id, 'choose', product);
    expect(state(world, id)).toBe('matching');
    expect(world.do('pairing', id, 'confirm', { revision: 1 })).toMatchObject(refused('pairingChosenAgain'));
    world.must('pairing', id, 'confirm', { revision: 2 });
    const theirs = (revision: number) =>
      world.do('pairing', id, 'noteChosen', { ...product, revision, chosenBy: 'accepter' }, inside);
    expect(theirs(2)).toMatchObject(refused('pairingChoiceOld'));
    expect(theirs(3).accepted).toBe(true);
    expect(world.row('pairing', id)).toMatchObject({ state: 'matching', chosenBy: 'accepter', revision: 3 });
    const ours = { ...product, revision: 3, chosenBy: 'inviter' };
    expect(world.do('pairing', id, 'noteChosen', ours, inside).accepted).toBe(true);
  });

  test('[MS2] shows nothing that who lets it may not see', () => {
    const world = companyWorld();
    const id = invited(world);
    world.must('pairing', id, 'answer', { partner }, inside);
    world.must('pairing', id, 'choose', product);
    world.may = (permission) => permission !== 'product.view';
    expect(world.do('pairing', id, 'match')).toMatchObject(refused('notPermitted'));
  });

  test('[MS8] is given no more than who gives it holds', () => {
    const world = companyWorld();
    world.may = (permission) => permission !== 'product.edit';
    expect(world.do('pairing', world.id(), 'invite', invitationFixture())).toMatchObject(
      refused('beyondOwnPermissions', 'permissions'),
    );
    expect(
      world.do(
        'pairing',
        world.id(),
        'invite',
        invitationFixture({ permissions: ['company.manage'] as never }),
      ),
    ).toMatchObject({ accepted: false, refusal: { code: 'invalid' } });
  });

  test('[MS8, AG1, AG2] does while it works what it was given, of what its owner may', () => {
    const world = companyWorld();
    const [role, user] = [world.id(), world.id()];
    const rights = ['pairing.manage', 'product.view', 'product.edit'] as const;
    world.must('role', role, 'provide', { ...roleFixture({ name: 'Keeper' }), permissions: rights }, inside);
    const owner = memberFixture({ user, role, email: 'keeper@example.com', founder: false });
    world.must('member', world.id(), 'add', owner, inside);
    world.by = user;
    const id = matching(world);
    const grants = () => grantsOfActor(typed(world.store), asAgent(id));
    expect(grants()).toBeNull();
    world.must('pairing', id, 'confirm', { revision: 1 });
    expect(grants()).toMatchObject({ founder: false, permissions: ['product.edit'], warehouses: null });
    world.must('pairing', id, 'permit', { permissions: [] });
    expect(grants()?.may('product.edit')).toBe(false);
  });
});
