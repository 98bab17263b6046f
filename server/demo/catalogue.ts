import type { BundlePricing } from '#model/areas/products/product/bundle-modes.ts';
import type { DemoType, TypedGood } from './product-types.ts';

/** How units of a product are told apart: by lots that expire, or by serial number. */
export type Tracked = 'expiring' | 'serial';

/** One catalogue line: price without VAT in the company's currency, weight in grams. */
export interface Good {
  readonly sku: string;
  readonly en: string;
  readonly sv: string;
  readonly category: string;
  readonly unit: 'pcs' | 'pack' | 'box' | 'kg' | 'l' | 'm' | 'h';
  readonly price: number;
  readonly weight: number;
  readonly kind: 'stocked' | 'service' | 'consumable';
}

/** A category's key with its English and Swedish name; `parent` is another key. */
export interface DemoCategory {
  readonly key: string;
  readonly en: string;
  readonly sv: string;
  readonly parent: string | null;
}

/** A trading partner. */
export interface DemoParty {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly contact: string;
}

/** A kit by the SKUs, and the pieces, that it is made of; `price` in the company's currency, where it is its own. */
export interface DemoKit {
  readonly sku: string;
  readonly en: string;
  readonly sv: string;
  readonly parts: Readonly<Record<string, number>>;
  readonly optional?: readonly string[];
  readonly pricing: BundlePricing;
  readonly price?: number;
  /** Basis points. */
  readonly less?: number;
}

/** What one demo company trades in and with whom. */
export interface DemoTrade {
  /** The key of the category that the list for everyone has a discount on. */
  readonly discounted: string;
  readonly categories: readonly DemoCategory[];
  readonly goods: readonly Good[];
  readonly types: readonly DemoType[];
  /** Products of a type, by SKU. */
  readonly typed: Readonly<Record<string, TypedGood>>;
  /** Products with lots or serial numbers, by SKU. */
  readonly tracked: Readonly<Record<string, Tracked>>;
  /** Products bought in boxes and sold by the piece, by SKU: how many pieces a box holds. */
  readonly boxed: Readonly<Record<string, number>>;
  readonly kits: readonly DemoKit[];
  readonly suppliers: readonly DemoParty[];
  readonly customers: readonly DemoParty[];
  /** How many days ago it began to invoice here; absent: it invoices elsewhere, and orders note what was paid. */
  readonly invoicesSince?: number;
  /** Sales orders per year. */
  readonly orders: number;
  readonly seed: number;
}

/**
 * Parses lines `SKU | English | Svenska | category | unit | price | weight | kind`; the kind is left out for stocked
 * goods.
 */
export function goods(table: string): Good[] {
  return cells(table).map(([sku = '', en = '', sv = '', category = '', unit, price, weight, kind]) => ({
    sku,
    en,
    sv,
    category,
    unit: unit as Good['unit'],
    price: Number(price),
    weight: Number(weight),
    kind: (kind ?? 'stocked') as Good['kind'],
  }));
}

/** Parses lines `key | English | Svenska | parent`. */
export const categories = (table: string): DemoCategory[] =>
  cells(table).map(([key = '', en = '', sv = '', parent]) => ({ key, en, sv, parent: parent ?? null }));

/** Parses lines `name | street | postcode | city | country | contact`. */
export const parties = (table: string): DemoParty[] =>
  cells(table).map(([name = '', street = '', postcode = '', city = '', country = '', contact = '']) => ({
    name,
    street,
    postcode,
    city,
    country,
    contact,
  }));

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()));
