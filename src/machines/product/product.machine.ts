import { all, documentSetup, given } from '#model/engine/chart.ts';
import { attributesFit, requiredIsSaid, typeIsOfCompany } from '#model/product/product.attributes.ts';
import * as bundles from '#model/product/product.bundle-rules.ts';
import {
  bundleRevision,
  productFacts,
  productForm,
  type BundleRevision,
  type ProductRow,
} from '#model/product/product.facts.ts';
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
import type { DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import { productKind } from '#model/product/product.kind.ts';
import * as v from '#model/values/schemas.ts';

type ProductCommand =
  | 'create'
  | 'update'
  | 'activate'
  | 'phaseOut'
  | 'block'
  | 'unblock'
  | 'archive'
  | 'revise';

const isSound = all(
  skuIsFree,
  barcodesAreFree,
  unitsAreSound,
  isOfCompany,
  typeIsOfCompany,
  attributesFit,
  trackingIsKept,
  imageIsThere,
  bundles.bundleIsSound,
);
const update = { guard: 'changeIsSound', actions: 'updated' } as const;
const inUse = { update, revise: { guard: 'mayBeRevised', actions: 'revised' } } as const;
const activate = { guard: 'mayBeActivated', target: 'active', actions: 'activated' } as const;
const archive = { guard: 'nothingLeft', target: 'archived', actions: 'archived' } as const;

/** The life of a product, from first draft to archive. */
const productMachine = documentSetup<ProductRow, ProductCommand>()({
  rules: {
    isSound,
    changeIsSound: all(isSound, kindIsKept, bundles.modeIsKept, bundles.compositionIsKept),
    mayBeActivated: all(requiredIsSaid, bundles.componentsAreActive),
    mayBeRevised: bundles.mayBeRevised,
    nothingLeft: all(nothingLeft, bundles.isInNoBundle),
  },
  facts: productFacts,
  makers: {
    revised: ({ row }: DecisionContext<ProductRow>, data: BundleRevision) => ({
      ...data,
      revision: (row?.revision ?? 0) + 1,
    }),
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
        activate,
        archive,
      },
    },
    active: {
      on: {
        ...inUse,
        phaseOut: { target: 'phasingOut', actions: 'phasedOut' },
        block: { target: 'blocked', actions: 'blocked' },
      },
    },
    phasingOut: {
      on: {
        ...inUse,
        activate,
        block: { target: 'blocked', actions: 'blocked' },
        archive,
      },
    },
    blocked: {
      on: {
        ...inUse,
        unblock: { target: 'active', actions: 'unblocked' },
        archive,
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
    revise: { schema: bundleRevision, mode: 'predict', permission: 'product.edit' },
  },
  facts: productFacts,
};
