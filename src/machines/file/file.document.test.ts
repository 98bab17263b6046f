import { describe, expect, test } from 'vitest';
import { readers, refused } from '../areas/setup/member/member.fixtures.ts';

/** Members, and a file that the server attaches to the product for the acting user. */
function trial() {
  const all = readers();
  const { world, product } = all;
  const attach = (id = world.id(), about = 'product', document = product) => {
    const file = { about, id, name: 'damage.jpg', type: 'image/jpeg', size: 3, hash: 'a'.repeat(64) };
    return { id, verdict: world.do('file', document, 'attach', file, { internal: true }) };
  };
  const remove = (id: string) => world.do('file', product, 'remove', { id });
  const entries = () => world.row('file', product)?.entries ?? [];
  return { ...all, attach, remove, entries };
}

describe('files of a document', () => {
  test('[FI1] stand beside it: it keeps its version, and its state', () => {
    const { world, product, viewer, attach, entries } = trial();
    const before = world.row('product', product);
    const { id, verdict } = attach();
    expect(verdict).toMatchObject({ accepted: true });
    expect(entries()).toMatchObject([{ id, by: viewer, name: 'damage.jpg', removedAt: null }]);
    expect(world.row('product', product)).toEqual(before);
  });

  test('[FI1] are not what a person says that they are: only the server attaches', () => {
    const { world, product } = trial();
    const file = {
      about: 'product',
      id: world.id(),
      name: 'x',
      type: 'image/png',
      size: 1,
      hash: 'b'.repeat(64),
    };
    expect(world.do('file', product, 'attach', file)).toMatchObject(refused('internalOnly'));
  });

  test('[FI1] belong to a document that is there', () => {
    const { world, attach } = trial();
    expect(attach(undefined, 'product', world.id()).verdict).toMatchObject(refused('unknownDocument'));
    expect(attach().verdict).toMatchObject({ accepted: true });
    expect(attach(undefined, 'customer').verdict).toMatchObject(refused('unknownDocument'));
  });

  test('[FI2] have ids of their own', () => {
    const { attach } = trial();
    const { id } = attach();
    expect(attach(id).verdict).toMatchObject(refused('fileExists'));
  });

  test('[FI2] are 200 at most, the removed not counted', () => {
    const { attach, remove } = trial();
    const [first = ''] = Array.from({ length: 200 }, () => attach().id);
    expect(attach().verdict).toMatchObject(refused('tooManyFiles', { most: 200 }));
    remove(first);
    expect(attach().verdict).toMatchObject({ accepted: true });
  });

  test('[FI3] are removed by who attached them or may edit the document, once', () => {
    const { attach, remove, act, purchaser, viewer, blind, entries } = trial();
    const [own, others] = [attach().id, attach().id];
    act(blind);
    expect(remove(own)).toMatchObject(refused('notPermitted', { permission: 'product.view' }));
    act(viewer);
    expect(remove(own)).toMatchObject({ accepted: true });
    expect(remove(own)).toMatchObject(refused('unknownFile'));
    act(purchaser);
    expect(remove(others)).toMatchObject({ accepted: true });
    expect(entries().every(({ removedAt }) => removedAt !== null)).toBe(true);
    const third = attach().id;
    act(viewer);
    expect(remove(third)).toMatchObject(refused('fileOfAnother'));
  });

  test('[FI5, FI6] that were mailed stay, and say of each letter once how it came off', () => {
    const { world, product, act, purchaser, remove, entries } = trial();
    act(purchaser);
    const [id, to] = [world.id(), ['a@example.com', 'b@example.com']];
    const file = {
      about: 'product',
      id,
      name: 'SO-1.pdf',
      type: 'application/pdf',
      size: 3,
      hash: 'c'.repeat(64),
    };
    world.must('file', product, 'mail', { ...file, to, subject: 'Order' }, { internal: true });
    expect(remove(id)).toMatchObject(refused('fileWasMailed', { name: 'SO-1.pdf' }));
    const settle = (address: string, outcome: string) =>
      world.do('file', product, 'settleMail', { id, to: address, outcome, why: '' }, { internal: true });
    expect(settle('a@example.com', 'delayed')).toMatchObject({ accepted: true });
    expect(settle('a@example.com', 'delayed')).toMatchObject(refused('mailSettledBefore'));
    expect(settle('a@example.com', 'sent')).toMatchObject({ accepted: true });
    expect(settle('a@example.com', 'failed')).toMatchObject(refused('mailSettledBefore'));
    expect(settle('c@example.com', 'sent')).toMatchObject(refused('unknownFile'));
    expect(entries()[0]?.mail?.to.map(({ outcome }) => outcome)).toEqual(['sent', null]);
  });
});
