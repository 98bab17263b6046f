import { describe, expect, test } from 'vitest';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { choicesOf } from '#model/areas/setup/reason/reason-choices.ts';
import type { ReasonForm } from '#model/areas/setup/reason/reason.facts.ts';
import { reasonLists, type ReasonList } from '#model/values/reasons.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';

function worldWith(over: Partial<ReasonForm> = {}) {
  const world = companyWorld();
  const own = world.id();
  const form = reasonFixture(over);
  world.must('reason', own, 'create', form);
  return { world, own, form };
}

/** The built-in reason of a code. */
function builtIn(action: ReasonList, code: string): string {
  const reason = builtInReasons.find((one) => one.action === action && one.code === code);
  if (!reason) throw new Error(`there is no built-in ${action}/${code}`);
  return reason.id;
}

describe('reason', () => {
  test('[RN1] refuses a code that its action has, whatever its case and even archived, and takes it elsewhere', () => {
    const { world, own, form } = worldWith();
    world.must('reason', own, 'archive');
    expect(world.do('reason', world.id(), 'create', { ...form, code: form.code.toUpperCase() })).toEqual({
      accepted: false,
      refusal: {
        code: 'codeTaken',
        params: { code: form.code.toUpperCase() },
        fields: { code: 'codeTaken' },
      },
    });
    world.must('reason', world.id(), 'create', { ...form, action: 'hold' });
  });

  test('[RN2] may be renamed, built-in or not, and keeps its action and its code', () => {
    const { world, own, form } = worldWith();
    const refused = (field: string) => ({
      accepted: false,
      refusal: { code: 'reasonKeepsCode', fields: { [field]: 'reasonKeepsCode' } },
    });
    expect(world.do('reason', own, 'update', { ...form, action: 'hold' })).toEqual(refused('action'));
    expect(world.do('reason', own, 'update', { ...form, code: 'next' })).toEqual(refused('code'));
    const other = builtIn('cancel', 'other');
    const name = { en: 'Something else', sv: 'Något annat' };
    world.must('reason', other, 'update', reasonFixture({ action: 'cancel', code: 'other', name }));
    expect(world.row('reason', other)).toMatchObject({ name, builtIn: true });
  });

  test('[RN3] the last one that an action offers is not archived', () => {
    const world = companyWorld();
    const [first, ...others] = ['closedByMistake', 'moreToDeliver', 'other'].map((code) =>
      builtIn('reopen', code),
    );
    if (first === undefined) throw new Error('three were given');
    for (const id of others) world.must('reason', id, 'archive');
    expect(world.do('reason', first, 'archive')).toEqual({
      accepted: false,
      refusal: { code: 'lastReason' },
    });
    world.must('reason', others[0] ?? '', 'restore');
    world.must('reason', first, 'archive');
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[RN5] a company begins with the built-in ones, at least one for every action, each with an id of its own', () => {
    const world = companyWorld();
    const rows = [...world.store.all('reason').values()];
    expect(rows).toHaveLength(builtInReasons.length);
    expect(new Set(builtInReasons.map(({ id }) => id)).size).toBe(builtInReasons.length);
    const offered = reasonLists.map((action) => choicesOf(builtInReasons, action).at(-1)?.code);
    expect(offered).toEqual(reasonLists.map(() => 'other'));
    expect(world.row('reason', builtIn('holdStock', 'expired'))).toMatchObject({
      state: 'active',
      builtIn: true,
      photo: false,
      name: { en: 'Past its expiry date', sv: 'Utgånget datum' },
    });
  });

  test('[RN6] own ones are offered after the built-in ones and before what fits no other', () => {
    const { world, own } = worldWith({ action: 'undeliver', code: 'flood' });
    const rows = () => choicesOf([...world.view.by('reason', 'choices', 'undeliver')], 'undeliver');
    expect(rows().map(({ code }) => code)).toEqual([
      'enteredByMistake',
      'returnedToSender',
      'flood',
      'other',
    ]);
    world.must('reason', own, 'archive');
    expect(rows().map(({ code }) => code)).not.toContain('flood');
  });
});

describe('the reason of a command', () => {
  const blocked = (reason: string) => {
    const world = companyWorld();
    return { world, give: () => world.do('warehouse', world.warehouse, 'block', { reason }) };
  };
  const refused = (reason: string) => ({
    accepted: false,
    refusal: { code: 'unknownReason', params: { reason }, fields: { reason: 'unknownReason' } },
  });

  test('[RN4] is refused if its action does not offer it: unknown, of another action, archived', () => {
    for (const code of ['nonsense', 'enteredByMistake']) expect(blocked(code).give()).toEqual(refused(code));
    const { world, give } = blocked('legal');
    world.must('reason', builtIn('block', 'legal'), 'archive');
    expect(give()).toEqual(refused('legal'));
    world.must('reason', builtIn('block', 'legal'), 'restore');
    expect(give().accepted).toBe(true);
  });

  test('[RN4] may be one of its own', () => {
    const { world } = worldWith({ action: 'block', code: 'flood' });
    expect(world.do('warehouse', world.warehouse, 'block', { reason: 'flood' }).accepted).toBe(true);
  });

  test('[RN4] is asked for by every fact that holds one, but not by facts of before lists were checked', () => {
    const unasked = [...engine.types.values()].flatMap(({ kind, facts, reasons }) =>
      Object.entries(facts).flatMap(([fact, schema]) =>
        ['reason', 'overReason']
          .filter((field) => 'shape' in schema.def && field in (schema.def.shape as object)) // zod objects have a shape
          .filter((field) => reasons[fact]?.[field] === undefined)
          .map((field) => `${kind}.${fact}.${field}`),
      ),
    );
    // The reason of a purchase order's new revision is a sentence.
    expect(unasked).toEqual(['purchaseOrder.amended.reason']);
    const world = companyWorld();
    const [last] = world.log.slice(-1);
    if (!last) throw new Error('a company has a log');
    const { warehouse: document } = world;
    const version = (world.row('warehouse', document)?.version ?? 0) + 1;
    const old = { kind: 'warehouse', document, version, type: 'blocked', state: 'blocked' };
    world.log.push({ ...last, ...old, seq: last.seq + 1, data: { reason: 'ofOldTimes' } });
    expect(world.replayed()['warehouse']).toMatchObject([{ state: 'blocked' }]);
  });
});
