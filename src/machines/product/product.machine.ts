import { all, documentSetup, given } from '#model/engine/chart.ts';
import { attributesFit, requiredIsSaid, typeIsOfCompany } from '#model/product/product.attributes.ts';
import { productFacts, productForm, type ProductRow } from '#model/product/product.facts.ts';
import { imageIsThere } from '#model/product/product.images.ts';
import {
  barcodesAreFree,
  isOfCompany,
  kindIsKept,
  nothingLeft,
  skuIsFree,
  trackingIsKept,
  unitsAreSound,
} from '#model/product/product.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { productKind } from '#model/product/product.kind.ts';
import * as v from '#model/values/schemas.ts';

type ProductCommand = 'create' | 'update' | 'activate' | 'phaseOut' | 'block' | 'unblock' | 'archive';

const isSound = all(
  skuIsFree,
  barcodesAreFree,
  unitsAreSound,
  isOfCompany,
  typeIsOfCompany,
  attributesFit,
  trackingIsKept,
  imageIsThere,
);
const update = { guard: 'changeIsSound', actions: 'updated' } as const;

/** The life of a product, from first draft to archive. */
const productMachine = documentSetup<ProductRow, ProductCommand>()({
  rules: {
    isSound,
    changeIsSound: all(isSound, kindIsKept),
    requiredIsSaid,
    nothingLeft,
  },
  facts: productFacts,
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
        activate: { guard: 'requiredIsSaid', target: 'active', actions: 'activated' },
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
        activate: { guard: 'requiredIsSaid', target: 'active', actions: 'activated' },
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

export const productDocument: DocumentType = {
  ...productKind,
  chart: productMachine,
  commands: {
    create: { schema: productForm, mode: 'predict', permission: 'product.create' },
    update: { schema: productForm, mode: 'predict', permission: 'product.edit', savesForm: true },
    activate: { schema: v.empty, mode: 'predict', permission: 'product.edit' },
    phaseOut: { schema: v.empty, mode: 'predict', permission: 'product.edit' },
    block: { schema: v.withReason, mode: 'predict', permission: 'product.block' },
    unblock: { schema: v.empty, mode: 'predict', permission: 'product.block' },
    archive: { schema: v.empty, mode: 'predict', permission: 'product.archive' },
  },
  facts: productFacts,
};
