import { z } from 'zod';

const company = z.object({ id: z.int(), name: z.string() });

export const profile = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    locale: z.enum(['en', 'sv']),
    last_company_id: z.int().nullable(),
  })
  .transform(({ last_company_id: lastCompany, ...user }) => ({ ...user, lastCompany }));

export const signedIn = z
  .object({ user: profile, companies: z.array(company), active_company: company.nullable() })
  .transform(({ user, companies, active_company: active }) => ({ user, companies, active }));

const needed = z
  .object({ second_factor: z.object({ methods: z.array(z.enum(['totp', 'passkey', 'recovery'])) }) })
  .transform(({ second_factor: { methods } }) => ({ methods }));

/** Who signed in, or which second factor is still to be given. */
export const signInAnswer = z.union([signedIn, needed]);

export const held = z
  .object({
    permissions: z.array(z.string()),
    role: z.string().nullable(),
    tried: z.string().nullable().default(null),
    is_founder: z.boolean(),
    warehouses: z.array(z.string()).nullable().default(null),
    limits: z.record(z.string(), z.int().nullable()).nullable().default(null),
    redirects: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ is_founder: founder, ...held }) => ({ ...held, founder }));

export const nothing = z.null();
export const switched = z.object({ active_company: company });
