import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type {
  Desk,
  ConnectorCommand,
  PulledRecord,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import { isArchived } from '#model/engine/archived.ts';
import { productFrom } from '#model/areas/products/product/fresh-product.ts';
import { withSku } from '#model/areas/products/product/product-codes.ts';
import {
  productForm,
  type ProductForm,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import * as v from '#model/values/schemas.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';

/** A product, or one of its variants, as web shops have it, in our measures. */
export const shopProduct = z.object({
  sku: z.string(),
  name: z.string(),
  barcode: z.string(),
  /** Grams; null: not said. */
  weight: z.int().min(0).nullable(),
  /** Of one piece, ten-thousandths of the shop's currency; null: not said. */
  price: v.unitPrice.nullable(),
  currency: z.string(),
  pricesIncludeVat: z.boolean(),
  standing: z.enum(['active', 'draft', 'archived']),
  /** False: nothing that lies in a warehouse. */
  stocked: z.boolean(),
});
export type ShopProduct = z.infer<typeof shopProduct>;

/** The data of a pulled product: beside what it is, the texts that people may put right. */
export const productData = ({ sku, name, barcode, ...there }: ShopProduct): PulledRecord['data'] => ({
  sku,
  name,
  barcode,
  there,
});

const WHOLE = 10_000;

/**
 * [WSH7] A product of a web shop is the one with its SKU, or becomes one. Where the settings say so, its name, barcode, weight and
 * price follow the shop.
 */
export function takeProduct(record: PulledRecord, desk: Desk): Taken {
  const { there: rest, ...texts } = record.data;
  const read = shopProduct.safeParse({ ...Object(rest), ...texts });
  if (!read.success) return { is: 'refused', refusal: { code: 'otherSideUnreadable' } };
  const there = read.data;
  const sku = there.sku.trim();
  const linked = desk.link(record.entity, record.externalId);
  const row = linked
    ? desk.view.get('product', linked.document)
    : withSku(desk.view, sku).find((one) => !isArchived(one));
  if (row) return { is: 'commands', commands: updateOf(row, there, desk), link: linkOf(row.id) };
  if (linked || there.standing === 'archived') return { is: 'passed' };
  if (sku === '')
    return {
      is: 'refused',
      refusal: { code: 'shopNoSku', params: { name: there.name }, fields: { sku: 'shopNoSku' } },
    };
  const document = desk.idOf(`product/${record.externalId}`);
  return { is: 'commands', commands: creationOf(document, { ...there, sku }, desk), link: linkOf(document) };
}

const linkOf = (document: string) => ({ kind: 'product', document });

function creationOf(document: string, there: ShopProduct, desk: Desk): ConnectorCommand[] {
  const about = { kind: 'product', document };
  const form = productFrom(there.sku, there.name, {
    kind: there.stocked ? 'stocked' : 'service',
    barcodes: there.barcode === '' ? [] : [{ code: there.barcode, quantity: UNIT }],
    price: priceOf(there, 'standard', desk) ?? 0,
    weight: there.weight ?? 0,
  });
  return [
    { ...about, type: 'create', data: form },
    ...(there.standing === 'active'
      ? [{ ...about, type: 'activate', data: {}, optional: true as const }]
      : []),
  ];
}

/** What the shop says anew of a product that is here, as far as the settings let it lead. */
function updateOf(row: ProductRow, there: ShopProduct, desk: Desk): ConnectorCommand[] {
  if (desk.settings['products'] !== 'update' || isArchived(row)) return [];
  const before = productForm.strip().parse(row);
  const [first, ...others] = before.barcodes;
  const after: ProductForm = {
    ...before,
    name: there.name === '' ? before.name : { ...before.name, en: there.name },
    barcodes:
      there.barcode === ''
        ? before.barcodes
        : [{ quantity: first?.quantity ?? UNIT, code: there.barcode }, ...others],
    weight: there.weight ?? before.weight,
    price: priceOf(there, row.vatClass, desk) ?? before.price,
  };
  if (isDeepStrictEqual(after, before)) return [];
  return [{ kind: 'product', document: row.id, type: 'update', data: after }];
}

/** The price without VAT in the company's currency; null where the shop has it in another one, or not at all. */
function priceOf(there: ShopProduct, vatClass: ProductForm['vatClass'], desk: Desk): number | null {
  const { company, view, today } = desk;
  if (there.price === null || there.currency !== company.currency) return null;
  if (!there.pricesIncludeVat) return there.price;
  const rate = vatRateOn(view, vatClass, company.address.country, today);
  return rate === null ? null : multiplyDivide(there.price, WHOLE, WHOLE + rate);
}
