import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

const companyEntry = z.object({ id: z.int(), name: z.string() });

export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(['en', 'sv']),
  last_company_id: z
    .int()
    .nullable()
    .describe('The company the person worked in last; null before the first choice.'),
});

export const credentials = z.strictObject({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1000),
});

export const signedIn = z.object({
  user: profile,
  companies: z.array(companyEntry),
  active_company: companyEntry.nullable(),
});

export const switchRequest = z.strictObject({ company_id: z.int().min(1).max(2_147_483_647) });
export const switched = z.object({ active_company: companyEntry });

export const profileChange = z.strictObject({ name: v.name, locale: z.enum(['en', 'sv']) }).partial();

export const heldPermissions = z.object({
  permissions: z.array(z.string()),
  role: z.string().nullable(),
  is_founder: z.boolean(),
  redirects: z
    .record(z.string(), z.string())
    .describe(
      'Pages that lead elsewhere for now: the path below the language, and a path or an absolute address.',
    ),
});

export const passwordChange = z.strictObject({
  old_password: z.string().min(1).max(1000),
  new_password: z.string().min(12).max(200),
});

const companyFields = z.strictObject({
  name: v.name,
  organisation_number: v.text,
  vat_number: v.text,
  address: z.strictObject({ street: v.text, postcode: v.text, city: v.text, country: v.country }),
  time_zone: v.name,
  currency: v.currency,
});

export const companyDetails = companyFields.extend({ id: z.int(), version: z.int() });
export const companyChange = companyFields.partial().extend({
  version: z
    .int()
    .min(1)
    .optional()
    .describe('The version the form was opened on; an older one than now is a conflict.'),
});
