import { all, allAtOnce, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  attributesFit,
  requiredIsSaid,
  typeIsOfCompany,
} from '#model/areas/products/product/product.attributes.ts';
import * as bundles from '#model/areas/products/product/product.bundle-rules.ts';
import {
  bundleRevision,
  inherited,
  productFacts,
  productForm,
  reorderPutOff,
  type BundleRevision,
  type PricesMoved,
  type ProductForm,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { costsAreKept, withCosts } from '#model/areas/products/product/product.costs.ts';
import { hasTerms } from '#model/areas/products/product/product.offers.ts';
import { movedPrices } from '#model/areas/products/purchase-price/moved-prices.ts';
import { substitutesFit } from '#model/areas/products/product/product.substitutes.ts';
import { generation, type Generation } from '#model/areas/products/product/product.grid.ts';
import { imageIsThere } from '#model/areas/products/product/product.images.ts';
import { barcodesAreFree, skuIsFree } from '#model/areas/products/product/product.code-rules.ts';
import {
  isOfCompany,
  kindIsKept,
  nothingLeft,
  productTagsAreKnown,
  trackingIsKept,
  unitsAreSound,
  warehouseIsKnown,
} from '#model/areas/products/product/product.rules.ts';
import { tellVariants, withInherited } from '#model/areas/products/product/product.inheritance.ts';
import {
  gridIsSound,
  hasGrid,
  manyAreMeant,
  noVariantsLeft,
  variantFits,
  variantsAreNew,
} from '#model/areas/products/product/product.variant-rules.ts';
import { makeVariants } from '#model/areas/products/product/product.variants.ts';
import type { AppliedEvent, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { productKind } from '#model/areas/products/product/product.kind.ts';
import * as v from '#model/values/schemas.ts';

type ProductCommand =
  | 'create'
  | 'update'
  | 'activate'
  | 'phaseOut'
  | 'block'
  | 'unblock'
  | 'archive'
  | 'revise'
  | 'generate'
  | 'inherit'
  | 'movePrices'
  | 'putOffReorder';

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
  gridIsSound,
  variantFits,
  substitutesFit,
  productTagsAreKnown,
);
const generate = { guard: 'variantsAreNew', actions: 'generated' } as const;
const inherit = { actions: 'inherited' } as const;
const update = { guard: 'changeIsSound', actions: 'updated' } as const;
const movePrices = { actions: 'pricesMoved' } as const;
const inUse = { update, inherit, movePrices, revise: { guard: 'mayBeRevised', actions: 'revised' } } as const;
const putOffReorder = { guard: 'warehouseIsKnown', actions: 'reorderPutOff' } as const;
const activate = { guard: 'mayBeActivated', target: 'active', actions: 'activated' } as const;
const archive = { guard: 'nothingLeft', target: 'archived', actions: 'archived' } as const;

/** What was made of a parent becomes products of their own. [PR22] */
function make(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const parent = view.get('product', event.document);
  const { made } = event.data as Generation; // the schema of `generated`
  return parent ? makeVariants(view, parent, made) : [];
}

/** The terms of suppliers belong into their lists. [PRI25] */
const moveOffers = ({ document, data }: AppliedEvent): readonly FollowUp[] =>
  ((data as Partial<ProductForm>).suppliers ?? []).some(hasTerms) // the schemas of these facts
    ? [{ kind: 'product', document, type: 'movePrices', data: {} }]
    : [];

/** The life of a product, from first draft to archive. */
const productMachine = documentSetup<ProductRow, ProductCommand>()({
  rules: {
    isSound,
    changeIsSound: all<ProductRow, ProductForm>(
      isSound,
      kindIsKept,
      bundles.modeIsKept,
      bundles.compositionIsKept,
      costsAreKept,
    ),
    mayBeActivated: all(requiredIsSaid, bundles.componentsAreActive),
    mayBeRevised: bundles.mayBeRevised,
    nothingLeft: allAtOnce(noVariantsLeft, nothingLeft, bundles.isInNoBundle),
    warehouseIsKnown,
    variantsAreNew: all(hasGrid, manyAreMeant, variantsAreNew),
  },
  facts: productFacts,
  makers: {
    created: ({ view, row }, form: ProductForm) => withInherited(view, row, form),
    updated: (context: DecisionContext<ProductRow>, change: ProductForm) =>
      withInherited(context.view, context.row, withCosts(context, change)),
    generated: (_, { made }: Generation) => ({ made }),
    pricesMoved: ({ row }: DecisionContext<ProductRow>) => ({ offers: row?.suppliers ?? [] }),
    revised: ({ row }: DecisionContext<ProductRow>, data: BundleRevision) => ({
      ...data,
      revision: (row?.revision ?? 0) + 1,
    }),
  },
}).createMachine({
  id: 'product',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } },
    },
    draft: {
      on: {
        update,
        generate,
        inherit,
        movePrices,
        activate,
        archive,
      },
    },
    active: {
      on: {
        ...inUse,
        generate,
        putOffReorder,
        phaseOut: { target: 'phasingOut', actions: 'phasedOut' },
        block: { target: 'blocked', actions: 'blocked' },
      },
    },
    phasingOut: {
      on: {
        ...inUse,
        putOffReorder,
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
    generate: { schema: generation, mode: 'predict', permission: 'product.create' },
    inherit: { schema: inherited, mode: 'predict', permission: null },
    putOffReorder: { schema: reorderPutOff, mode: 'predict', permission: 'purchaseOrder.create' },
    movePrices: { schema: v.empty, mode: 'predict', permission: null },
  },
  facts: productFacts,
  reactions: {
    created: moveOffers,
    inherited: moveOffers,
    generated: make,
    updated: (event, view) => [...moveOffers(event), ...tellVariants(view, event.document)],
    pricesMoved: ({ document, data }, view) => {
      const row = view.get('product', document);
      return row ? movedPrices(view, row, (data as PricesMoved).offers) : []; // the schema of the fact
    },
  },
};
