import { describe, expect, test } from 'vitest';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import { commentable, LONGEST_COMMENT } from '#model/comment/comment.facts.ts';
import { openRequests } from '#model/comment/open-requests.ts';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { readers, refused } from '../areas/setup/member/member.fixtures.ts';
import { engine } from '../registry.ts';

/** Members who comment on the product. */
function trial() {
  const all = readers();
  const { world, product } = all;
  const write = (text = 'Is this right?', mentions: readonly string[] = []) => {
    const id = world.id();
    return { id, verdict: world.do('comment', product, 'write', { about: 'product', id, text, mentions }) };
  };
  const ask = (mentions: readonly string[]) => {
    const id = world.id();
    const wanted = { command: 'update', permission: 'product.edit' };
    const data = { about: 'product', id, text: '', mentions, ...wanted };
    return { id, verdict: world.do('comment', product, 'ask', data) };
  };
  const entries = () => world.row('comment', product)?.entries ?? [];
  return { ...all, write, ask, entries };
}

describe('a comment', () => {
  test('[CO1] is written by who sees the document, and by nobody else', () => {
    const { world, write, act, blind, viewer, entries } = trial();
    const { id } = write('First');
    expect(entries()).toEqual([
      { id, by: viewer, at: world.now, text: 'First', mentions: [], editedAt: null, removedAt: null },
    ]);
    act(blind);
    expect(write().verdict).toEqual(refused('notPermitted', { permission: 'product.view' }));
    act(world.id());
    expect(write().verdict).toEqual(refused('notPermitted', { permission: 'product.view' }));
  });

  test('[CO1] is written whatever has become of the document, and on none that is not there', () => {
    const { world, product, viewer, act, write } = trial();
    world.may = () => true;
    world.must('product', product, 'block', { reason: 'other' });
    world.must('product', product, 'archive');
    act(viewer);
    expect(write('Why was it archived?').verdict.accepted).toBe(true);
    const nowhere = { about: 'product', id: world.id(), text: 'Hello?', mentions: [] };
    expect(world.do('comment', world.id(), 'write', nowhere)).toMatchObject(refused('unknownDocument'));
    const elsewhere = { ...nowhere, about: 'category' };
    expect(world.do('comment', product, 'write', elsewhere)).toMatchObject(refused('unknownDocument'));
  });

  test('[CO1] may be about every document that has a page of its own, and is seen as that one is', () => {
    const seen = [...engine.types.values()].map(({ kind, table }) => [kind, table.view]);
    expect(seen.filter(([kind]) => !['company', 'role', 'member', 'comment'].includes(String(kind)))).toEqual(
      expect.arrayContaining(Object.entries(commentable)),
    );
  });

  test('[CO2] has a text of at most two thousand characters, and a document a thousand of them', () => {
    const { write, entries } = trial();
    expect(write('   ').verdict).toMatchObject(refused('invalid'));
    expect(write('x'.repeat(LONGEST_COMMENT + 1)).verdict).toMatchObject(refused('invalid'));
    expect(write(` ${'x'.repeat(LONGEST_COMMENT)} `).verdict.accepted).toBe(true);
    for (let n = 1; n < 1000; n += 1) write();
    expect(entries()).toHaveLength(1000);
    expect(write().verdict).toEqual(refused('tooManyComments', { most: 1000 }));
  });

  test('[CO2] has an id of its own', () => {
    const { world, product, write } = trial();
    const { id } = write();
    const again = { about: 'product', id, text: 'Again', mentions: [] };
    expect(world.do('comment', product, 'write', again)).toEqual(refused('commentExists'));
  });

  test('[CO3] is edited and removed by its author only, and not once it is removed', () => {
    const { world, product, write, act, purchaser, viewer } = trial();
    const { id } = write();
    const edit = { id, text: 'Better', mentions: [] };
    world.may = () => true;
    world.by = purchaser;
    expect(world.do('comment', product, 'edit', edit)).toEqual(refused('commentOfAnother'));
    expect(world.do('comment', product, 'remove', { id })).toEqual(refused('commentOfAnother'));
    act(viewer);
    expect(world.do('comment', product, 'remove', { id: world.id() })).toEqual(refused('unknownComment'));
    world.must('comment', product, 'remove', { id });
    expect(world.do('comment', product, 'edit', edit)).toEqual(refused('commentRemoved'));
    expect(world.do('comment', product, 'remove', { id })).toEqual(refused('commentRemoved'));
  });

  test('[CO3] is left alone by an author who may not see the document any more', () => {
    const { world, product, write } = trial();
    const { id } = write();
    world.may = () => false;
    const hidden = refused('notPermitted', { permission: 'product.view' });
    expect(world.do('comment', product, 'edit', { id, text: 'x', mentions: [] })).toEqual(hidden);
    expect(world.do('comment', product, 'remove', { id })).toEqual(hidden);
  });

  test('[CO4] mentions members who may see the document, each once and by name', () => {
    const { write, entries, purchaser, blind, world } = trial();
    expect(write('@Purchaser Lind?', [purchaser, purchaser]).verdict.accepted).toBe(true);
    expect(entries()[0]?.mentions).toEqual([{ user: purchaser, name: 'Purchaser Lind' }]);
    expect(write('@Blind', [blind]).verdict).toEqual(refused('mentionMayNotSee', { name: 'Blind Lind' }));
    expect(write('@Nobody', [world.id()]).verdict).toEqual(refused('mentionMayNotSee', { name: '' }));
  });

  test('[CO4] that is edited tells who is mentioned anew', () => {
    const { world, product, write, purchaser, viewer, blind } = trial();
    const { id } = write('@Purchaser', [purchaser]);
    const [event] = world.must('comment', product, 'edit', {
      id,
      text: '@Purchaser @Viewer',
      mentions: [purchaser, viewer],
    });
    expect(event?.data).toMatchObject({ about: 'product', mentionedAnew: [viewer] });
    const wrong = { id, text: '@Blind', mentions: [blind] };
    expect(world.do('comment', product, 'edit', wrong)).toMatchObject(refused('mentionMayNotSee'));
  });

  test('[CO5] says that it was edited; of a removed one there stays who and when, and the log keeps the words', () => {
    const { world, product, write, entries, viewer, purchaser } = trial();
    const { id } = write('First @Purchaser', [purchaser]);
    world.now = '2026-05-04T09:00:00.000Z';
    world.must('comment', product, 'edit', { id, text: 'Second', mentions: [] });
    expect(entries()[0]).toMatchObject({ text: 'Second', mentions: [], editedAt: world.now });
    world.now = '2026-05-04T10:00:00.000Z';
    world.must('comment', product, 'remove', { id });
    expect(entries()[0]).toMatchObject({ by: viewer, text: '', mentions: [], removedAt: world.now });
    const said = world.log.filter(({ kind }) => kind === 'comment').map(({ type }) => type);
    expect(said).toEqual(['written', 'edited', 'removed']);
    expect(JSON.stringify(world.log)).toContain('First @Purchaser');
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[CO6] leaves the document as it is: no version, no change, no state', () => {
    const { world, product, write } = trial();
    const before = world.row('product', product);
    write();
    expect(world.row('product', product)).toBe(before);
  });

  test('[CO7] asks those who may do what its author may not, each of whom sees the document', () => {
    const { ask, entries, purchaser, viewer, blind } = trial();
    expect(ask([viewer]).verdict).toEqual(
      refused('askedMayNot', { name: 'Viewer Lind', permission: 'product.edit' }),
    );
    expect(ask([blind]).verdict).toEqual(refused('mentionMayNotSee', { name: 'Blind Lind' }));
    expect(ask([]).verdict).toMatchObject(refused('invalid'));
    const { id, verdict } = ask([purchaser]);
    expect(verdict.accepted).toBe(true);
    const request = { command: 'update', permission: 'product.edit', version: 2, answer: null };
    expect(entries()).toMatchObject([{ id, text: '', mentions: [{ user: purchaser }], request }]);
  });

  test('[CO3] that asks for something is taken back, not edited', () => {
    const { world, product, ask, purchaser } = trial();
    const { id } = ask([purchaser]);
    const edit = { id, text: 'Please', mentions: [purchaser] };
    expect(world.do('comment', product, 'edit', edit)).toEqual(refused('requestIsNotEdited'));
    world.must('comment', product, 'remove', { id });
    expect(openRequests(world.row('comment', product))).toEqual([]);
    world.by = purchaser;
    expect(world.do('comment', product, 'decline', { id, text: '' })).toEqual(refused('commentRemoved'));
  });

  test('[CO8] is carried out with the document changed, by who may do it, and once', () => {
    const { world, product, ask, act, purchaser, viewer, entries } = trial();
    const { id } = ask([purchaser]);
    const before = world.row('product', product)?.version ?? 0;
    act(viewer);
    expect(world.do('comment', product, 'decline', { id, text: '' })).toEqual(refused('notAsked'));
    act(purchaser);
    const done = (version: number) => world.do('comment', product, 'carryOut', { id, version });
    expect(done(before)).toEqual(refused('notCarriedOut'));
    expect(done(before + 1)).toEqual(refused('notCarriedOut'));
    world.may = () => true;
    world.must('product', product, 'block', { reason: 'other' });
    expect(done(before + 2)).toEqual(refused('notCarriedOut'));
    expect(done(before + 1).accepted).toBe(true);
    expect(entries()[0]?.request?.answer).toEqual({
      type: 'carriedOut',
      by: purchaser,
      at: world.now,
      text: '',
    });
    expect(done(before + 1)).toEqual(refused('requestAnswered'));
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[CO8] is declined with what there is to say', () => {
    const { world, product, ask, purchaser, entries } = trial();
    const { id } = ask([purchaser]);
    world.by = purchaser;
    expect(openRequests(world.row('comment', product))).toHaveLength(1);
    world.must('comment', product, 'decline', { id, text: 'Not before Monday.' });
    expect(entries()[0]?.request?.answer).toMatchObject({ type: 'declined', text: 'Not before Monday.' });
    expect(openRequests(world.row('comment', product))).toEqual([]);
  });

  test('[CO29] says what wrote it where no person did, by its kind and name', () => {
    const { world, product, entries } = trial();
    const client = world.id();
    world.must('apiClient', client, 'create', apiClientFixture({ name: 'Robot' }), { internal: true });
    Object.assign(world, { by: client, byType: 'agent', may: () => true });
    const said = { about: 'product', id: world.id(), text: 'Counted.', mentions: [] };
    world.must('comment', product, 'write', said);
    expect(entries().at(-1)).toMatchObject({ by: client, agent: { kind: 'apiClient', name: 'Robot' } });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[CO1] leaves the server only to who sees the document', () => {
    const { world, product, write } = trial();
    write('Costs too much');
    const row = world.row('comment', product);
    const event = world.log.at(-1);
    const table = engine.tables.get('comment');
    if (!row || !event || !table) throw new Error('nothing was said');
    const [sees, sees2] = [
      accessClass(engine, (permission) => permission === 'product.view'),
      accessClass(engine, (permission) => permission === 'category.view'),
    ];
    expect([redactRow(sees, table, row), redactEvent(sees, engine, event)]).toEqual([row, event]);
    expect([redactRow(sees2, table, row), redactEvent(sees2, engine, event)]).toEqual([null, null]);
  });
});
