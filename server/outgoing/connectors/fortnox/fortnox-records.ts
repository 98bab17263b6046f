import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import { partsOf } from '../decimal.ts';

/** The parts of Fortnox's records that are read. What is empty there is null, or left out. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()));
const number = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? null : Number(value)));

const party = {
  Name: text,
  OrganisationNumber: text,
  VATNumber: text,
  Address1: text,
  Address2: text,
  ZipCode: text,
  City: text,
  CountryCode: text,
  Email: text,
  Phone1: text,
  Currency: text,
  Active: z.boolean().nullish(),
};
export const fortnoxCustomer = z.object({ CustomerNumber: z.string(), ...party, VATType: text });
export const fortnoxSupplier = z.object({ SupplierNumber: z.string(), ...party });
export const fortnoxArticle = z.object({
  ArticleNumber: z.string(),
  Description: text,
  EAN: text,
  Unit: text,
  SalesPrice: number,
  Weight: number,
  VAT: number,
  /** `STOCK` or `SERVICE`. */
  Type: text,
  Active: z.boolean().nullish(),
});

/** A customer or a supplier of Fortnox: texts that people may put right. */
export const partyData = z.object({
  number: z.string(),
  name: z.string(),
  organisationNumber: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  currency: z.string(),
  /** As Fortnox writes it; empty for suppliers. */
  vatType: z.string(),
  isActive: z.boolean(),
});
export type PartyData = z.infer<typeof partyData>;

/** An article of Fortnox. */
export const articleData = z.object({
  sku: z.string(),
  name: z.string(),
  barcode: z.string(),
  unit: z.string(),
  /** Without VAT, ten-thousandths of the company's currency; null: none. */
  price: z.int().min(0).nullable(),
  /** Grams; null: not said. */
  weight: z.int().min(0).nullable(),
  /** Basis points; null: not said. */
  vatRate: z.int().min(0).nullable(),
  isService: z.boolean(),
  isActive: z.boolean(),
});
export type ArticleData = z.infer<typeof articleData>;

type Party = z.infer<typeof fortnoxSupplier> | z.infer<typeof fortnoxCustomer>;

function partyOf(there: Party, number: string): PartyData {
  return {
    number,
    name: there.Name,
    organisationNumber: there.OrganisationNumber,
    vatNumber: there.VATNumber,
    street: [there.Address1, there.Address2].filter((one) => one !== '').join('\n'),
    postcode: there.ZipCode,
    city: there.City,
    country: there.CountryCode || 'SE',
    email: there.Email,
    phone: there.Phone1,
    currency: there.Currency || 'SEK',
    vatType: 'VATType' in there ? there.VATType : '',
    isActive: there.Active !== false,
  };
}

export const customerRecord = (there: z.infer<typeof fortnoxCustomer>): PulledRecord =>
  record('customers', 'customer', there.CustomerNumber, there.Name, partyOf(there, there.CustomerNumber));
export const supplierRecord = (there: z.infer<typeof fortnoxSupplier>): PulledRecord =>
  record('suppliers', 'supplier', there.SupplierNumber, there.Name, partyOf(there, there.SupplierNumber));

export function articleRecord(there: z.infer<typeof fortnoxArticle>): PulledRecord {
  const data: ArticleData = {
    sku: there.ArticleNumber,
    name: there.Description,
    barcode: there.EAN,
    unit: there.Unit,
    price: there.SalesPrice === null ? null : partsOf(there.SalesPrice, 4),
    weight: there.Weight === null ? null : Math.round(there.Weight),
    vatRate: there.VAT === null ? null : Math.round(there.VAT * 100),
    isService: there.Type === 'SERVICE',
    isActive: there.Active !== false,
  };
  return record('articles', 'article', there.ArticleNumber, there.Description, data);
}

/** Fortnox does not say when a record changed last: what it says is its version. */
function record(
  flow: string,
  entity: string,
  externalId: string,
  name: string,
  data: PartyData | ArticleData,
): PulledRecord {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
  const shown = `${externalId} ${name}`.trim().slice(0, 200);
  return { is: 'record', flow, entity, externalId, name: shown, url: '', version, data };
}
