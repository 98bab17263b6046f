import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  productTypeFacts,
  productTypeForm,
  type PastAttribute,
  type ProductTypeForm,
  type ProductTypeRow,
} from '#model/areas/products/product-type/product-type.facts.ts';
import { productTypeKind } from '#model/areas/products/product-type/product-type.kind.ts';
import {
  attributesAreSound,
  choicesAreNarrowed,
  keysAreFree,
  pastOf,
  placeIsFree,
  typeExpiryIsSound,
  typeIsEmpty,
  typeNameIsFree,
  typeParentIsSound,
} from '#model/areas/products/product-type/product-type.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type ProductTypeCommand = 'create' | 'update' | 'archive' | 'restore';

/** What its products may have values of, and its form no longer asks. */
function retiredBy(view: Reader, row: ProductTypeRow | undefined, form: ProductTypeForm): PastAttribute[] {
  const kept = new Set(form.attributes.map(({ key }) => key));
  return row ? pastOf(view, row, form).filter(({ key }) => !kept.has(key)) : [];
}

/** The life of a type of products. */
const productTypeMachine = documentSetup<ProductTypeRow, ProductTypeCommand>()({
  rules: {
    isSound: all(
      typeParentIsSound,
      typeNameIsFree,
      typeExpiryIsSound,
      attributesAreSound,
      keysAreFree,
      choicesAreNarrowed,
    ),
    typeIsEmpty,
    placeIsFree,
  },
  facts: productTypeFacts,
  makers: {
    updated: ({ view, row }, form: ProductTypeForm) => ({ ...form, retired: retiredBy(view, row, form) }),
  },
}).createMachine({
  id: 'productType',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { guard: 'typeIsEmpty', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { guard: 'placeIsFree', target: 'active', actions: 'restored' } } },
  },
});

export const productTypeDocument: DocumentType = {
  ...productTypeKind,
  chart: productTypeMachine,
  commands: {
    ...listedCommands('productType', productTypeForm),
  },
  facts: productTypeFacts,
};
