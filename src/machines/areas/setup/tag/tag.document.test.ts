import { describe, expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  orderLineFixture as bought,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { TagForm } from '#model/areas/setup/tag/tag.facts.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { generated, gloveParent } from '#machines/areas/products/product/variants.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

type World = ReturnType<typeof companyWorld>;

const refused = (code: string, field: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }), fields: { [field]: code } },
});
const unknown = refused('unknownTag', 'tags');

function made(world: World, over: Partial<TagForm> = {}): string {
  const id = world.id();
  world.must('tag', id, 'create', tagFixture(over));
  return id;
}

describe('a tag', () => {
  test('[TG1] has a name of its own, whatever its case and even beside archived ones', () => {
    const world = companyWorld();
    const first = made(world);
    world.must('tag', first, 'archive');
    const name = 'SPRING';
    expect(world.do('tag', world.id(), 'create', tagFixture({ name }))).toEqual(
      refused('nameTaken', 'name', { name }),
    );
    world.must('tag', first, 'restore');
    world.must('tag', first, 'update', tagFixture({ tone: 'danger' }));
  });

  test('[TG2] is for one kind at least, and stays on what has it when that kind goes', () => {
    const world = companyWorld();
    expect(world.do('tag', world.id(), 'create', tagFixture({ kinds: [] })).accepted).toBe(false);
    const [tag, customer] = [made(world), world.id()];
    world.must('customer', customer, 'create', customerFixture({ tags: [tag] }));
    world.must('tag', tag, 'update', tagFixture({ kinds: ['product'] }));
    world.must('customer', customer, 'update', customerFixture({ tags: [tag], name: 'Renamed AB' }));
    expect(world.do('supplier', world.id(), 'create', supplierFixture({ tags: [tag] }))).toEqual(unknown);
  });
});

describe('tags', () => {
  const masters: readonly [kind: 'product' | 'customer' | 'supplier', form: (tags: string[]) => object][] = [
    ['product', (tags) => productFixture({ tags })],
    ['customer', (tags) => customerFixture({ tags })],
    ['supplier', (tags) => supplierFixture({ tags })],
  ];

  test.each(masters)(
    '[TG3] of a %s are in use and for it, each once; those it has may stay',
    (kind, form) => {
      const world = companyWorld();
      const [tag, other, id] = [
        made(world),
        made(world, { name: 'Other', kinds: ['salesOrder'] }),
        world.id(),
      ];
      const create = (tags: string[]) => world.do(kind, id, 'create', form(tags));
      expect(create([world.id()])).toEqual(unknown);
      expect(create(['spring'])).toEqual(unknown);
      expect(create([other])).toEqual(unknown);
      expect(create([tag, tag])).toEqual(refused('tagTwice', 'tags'));
      expect(create([tag]).accepted).toBe(true);
      world.must('tag', tag, 'archive');
      world.must(kind, id, 'update', form([tag]));
      world.must(kind, id, 'update', form([]));
      expect(world.do(kind, id, 'update', form([tag]))).toEqual(unknown);
      expect(world.replayed()).toEqual(world.snapshot());
    },
  );

  test('[TG4] stay as they are where a form says nothing of them', () => {
    const world = companyWorld();
    const [tag, customer] = [made(world), world.id()];
    world.must('customer', customer, 'create', customerFixture({ tags: [tag] }));
    world.must('customer', customer, 'update', customerFixture({ name: 'Renamed AB' }));
    expect(world.row('customer', customer)).toMatchObject({ name: 'Renamed AB', tags: [tag] });
  });

  test('[TG5] that are texts of before stay, and can be taken away', () => {
    const world = companyWorld();
    const product = activeProduct(world);
    const form = productForm.strip().parse(world.row('product', product));
    const [event] = world.must('product', product, 'update', form);
    if (!event) throw new Error('nothing happened');
    const before = { ...event, version: event.version + 1, data: { ...form, tags: ['old'] } };
    world.take({ kind: 'product', document: product, type: 'update', data: form }, [before]);
    world.must('product', product, 'update', { ...form, tags: ['old'], weight: 10 });
    expect(world.do('product', product, 'update', { ...form, tags: ['old', 'new'] })).toEqual(unknown);
    world.must('product', product, 'update', { ...form, tags: [] });
    expect(world.do('product', product, 'update', { ...form, tags: ['old'] })).toEqual(unknown);
  });

  test('[TG6] of a product are those of its new variants, archived ones too', () => {
    const world = companyWorld();
    const [tag, parent] = [made(world), gloveParent(world)];
    const form = productForm.strip().parse(world.row('product', parent));
    world.must('product', parent, 'update', { ...form, tags: [tag] });
    world.must('tag', tag, 'archive');
    const [first = ''] = generated(world, parent).values();
    expect(world.row('product', first)?.tags).toEqual([tag]);
  });

  test('[TG3] of a sales order change while it is a draft, and by amending it', () => {
    const sales = new SalesWorld();
    const { base: world } = sales;
    const [tag, other] = [made(world), made(world, { name: 'Not for orders', kinds: ['product'] })];
    const { order } = sales.confirmed([{ product: sales.bolt }], { tags: [tag] });
    const placed = world.row('salesOrder', order);
    if (!placed) throw new Error('there is no order');
    expect(placed.tags).toEqual([tag]);
    const amend = (tags: string[]) =>
      world.do('salesOrder', order, 'amend', amendmentFixture(placed, { tags }));
    expect(amend([tag, other])).toEqual(unknown);
    world.must('tag', tag, 'archive');
    expect(amend([]).accepted).toBe(true);
    expect(world.log.at(-1)?.data).toMatchObject({
      changes: [{ line: null, field: 'tags', before: tag, after: '' }],
    });
    expect(amend([tag])).toEqual(unknown);
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[TG3] [TG4] of a purchase order change while it is a draft, and by amending it', () => {
    const world = companyWorld();
    const [supplier, order, line, tag] = [world.id(), world.id(), world.id(), made(world)];
    const { warehouse } = world;
    world.must('supplier', supplier, 'create', supplierFixture());
    const open = (tags: string[]) =>
      world.do('purchaseOrder', order, 'create', { supplier, warehouse, tags });
    expect(open(['spring'])).toEqual(unknown);
    expect(open([tag]).accepted).toBe(true);
    expect(world.row('purchaseOrder', order)?.tags).toEqual([tag]);
    const lines = [bought({ id: line, product: activeProduct(world) })];
    const form = purchaseOrderFixture({ supplier, warehouse, lines });
    expect(world.do('purchaseOrder', order, 'update', { ...form, tags: [world.id()] })).toEqual(unknown);
    world.must('purchaseOrder', order, 'update', form);
    expect(world.row('purchaseOrder', order)?.tags).toEqual([tag]);
    world.must('purchaseOrder', order, 'place');
    const amendment = { theirReference: '', expectedOn: null, notes: '', reason: 'More', lines };
    expect(world.do('purchaseOrder', order, 'amend', { ...amendment, tags: ['spring'] })).toEqual(unknown);
    world.must('purchaseOrder', order, 'amend', amendment);
    expect(world.row('purchaseOrder', order)?.tags).toEqual([tag]);
    world.must('purchaseOrder', order, 'amend', { ...amendment, tags: [] });
    expect(world.row('purchaseOrder', order)?.tags).toEqual([]);
    expect(world.replayed()).toEqual(world.snapshot());
  });
});
