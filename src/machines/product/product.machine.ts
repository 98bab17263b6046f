import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { ProductForm, ProductRow } from '#model/product/product.events.ts';
import { barcodesAreFree, kindIsKept, nothingLeft, skuIsFree } from '#model/product/product.rules.ts';

type ProductCommand = 'create' | 'update' | 'activate' | 'phaseOut' | 'block' | 'unblock' | 'archive';

const form = (_: unknown, data: ProductForm): ProductForm => data;
const nothing = (): object => ({});

const update = { guard: 'changeIsSound', actions: 'updated' } as const;

/** The life of a product, from the first note to the archive. */
export const productMachine = documentSetup<ProductRow, ProductCommand>()({
  rules: {
    isSound: all(skuIsFree, barcodesAreFree),
    changeIsSound: all(skuIsFree, barcodesAreFree, kindIsKept),
    nothingLeft,
  },
  facts: {
    created: form,
    updated: form,
    activated: nothing,
    phasedOut: nothing,
    blocked: (_: unknown, data: { reason: string }) => data,
    unblocked: nothing,
    archived: nothing,
  },
}).createMachine({
  id: 'product',
  context: given,
  initial: 'none',
  states: {
    none: {
      on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } },
    },
    draft: {
      on: {
        update,
        activate: { target: 'active', actions: 'activated' },
        archive: { guard: 'nothingLeft', target: 'archived', actions: 'archived' },
      },
    },
    active: {
      on: {
        update,
        phaseOut: { target: 'phasingOut', actions: 'phasedOut' },
        block: { target: 'blocked', actions: 'blocked' },
      },
    },
    phasingOut: {
      on: {
        update,
        activate: { target: 'active', actions: 'activated' },
        block: { target: 'blocked', actions: 'blocked' },
        archive: { guard: 'nothingLeft', target: 'archived', actions: 'archived' },
      },
    },
    blocked: {
      on: {
        update,
        unblock: { target: 'active', actions: 'unblocked' },
        archive: { guard: 'nothingLeft', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});
