import { z } from 'zod';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import * as v from '#model/values/schemas.ts';
import { passwordLength } from './password-rules.ts';

const exampleId = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';
const exampleUser = {
  id: exampleId,
  email: 'kim@example.com',
  name: 'Kim Alm',
  locale: 'en' as const,
  last_company_id: 1,
};
const exampleEntry = { id: 1, name: 'Alm & Co AB' };

const companyEntry = z.object({ id: z.int(), name: z.string() });

export const profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    locale: z.enum(['en', 'sv']),
    last_company_id: z
      .int()
      .nullable()
      .describe('The company the person worked in last; null before the first choice.'),
  })
  .meta({ examples: [exampleUser] });

export const credentials = z
  .strictObject({
    email: z.string().trim().min(1).max(320),
    password: z.string().min(1).max(1000),
  })
  .meta({ examples: [{ email: 'kim@example.com', password: 'three tired herons' }] });

export const signedIn = z
  .object({
    user: profile,
    companies: z.array(companyEntry),
    active_company: companyEntry.nullable(),
  })
  .meta({ examples: [{ user: exampleUser, companies: [exampleEntry], active_company: exampleEntry }] });

export const switchRequest = z
  .strictObject({ company_id: z.int().min(1).max(2_147_483_647) })
  .meta({ examples: [{ company_id: 1 }] });
export const switched = z
  .object({ active_company: companyEntry })
  .meta({ examples: [{ active_company: exampleEntry }] });

export const profileChange = z
  .strictObject({ name: v.name, locale: z.enum(['en', 'sv']) })
  .partial()
  .meta({ examples: [{ name: 'Kim Alm', locale: 'sv' }] });

export const permissionsQuery = z.strictObject({
  company: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The company that a window is open in; one that the person does not belong to gives nothing.'),
});

export const heldPermissions = z
  .object({
    permissions: z.array(z.string()),
    role: z.string().nullable(),
    tried: z.string().nullable().describe('The role that the company is only looked at as; null: the own.'),
    is_founder: z.boolean(),
    warehouses: z
      .array(z.string())
      .nullable()
      .describe('The warehouses where the permissions hold; null: all of them.'),
    limits: z
      .record(z.string(), z.int().nullable())
      .nullable()
      .describe('The sums up to which they are used alone, by kind, minor units; null: any.'),
    redirects: z
      .record(z.string(), z.string())
      .describe(
        'Pages that lead elsewhere for now: the path below the language, and a path or an absolute address.',
      ),
  })
  .meta({
    examples: [
      {
        permissions: ['product.view', 'salesOrder.view'],
        role: 'Sales',
        tried: null,
        is_founder: false,
        warehouses: null,
        limits: null,
        redirects: { '/dashboard': '/onboarding' },
      },
    ],
  });

export const passwordChange = z
  .strictObject({
    old_password: z.string().min(1).max(1000),
    new_password: z.string().min(passwordLength.min).max(passwordLength.max),
  })
  .meta({ examples: [{ old_password: 'three tired herons', new_password: 'four awake storks' }] });

const companyFields = z.strictObject({
  name: v.name,
  organisation_number: v.text,
  vat_number: v.text,
  address: z.strictObject({ street: v.text, postcode: v.text, city: v.text, country: v.country }),
  time_zone: v.name,
  currency: v.currency,
  vat_registrations: companyForm.shape.vatRegistrations.unwrap(),
  bank: companyForm.shape.bank.unwrap(),
});

export const companyDetails = companyFields.extend({ id: z.int(), version: z.int() }).meta({
  examples: [
    {
      id: 1,
      name: 'Alm & Co AB',
      organisation_number: '559999-0107',
      vat_number: 'SE559999010701',
      address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
      time_zone: 'Europe/Stockholm',
      currency: 'SEK',
      vat_registrations: [{ country: 'DE', number: 'DE136695976' }],
      bank: { iban: 'SE45 5000 0000 0583 9825 7466', bic: 'ESSESESS', bankgiro: '5050-1055', plusgiro: '' },
      version: 3,
    },
  ],
});
export const companyChange = companyFields
  .partial()
  .extend({
    version: z
      .int()
      .min(1)
      .optional()
      .describe('The version the form was opened on; an older one than now is a conflict.'),
  })
  .meta({ examples: [{ name: 'Alm & Co AB', version: 3 }] });
