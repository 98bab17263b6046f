import { z } from 'zod';
import { shipPolicies } from '#model/values/ship-policies.ts';
import * as v from '#model/values/schemas.ts';
import { planIds } from '#model/areas/setup/subscription/plans.ts';
import { languages } from '#server/platform/http/language.ts';
import { signedIn } from './identity.schemas.ts';
import { onboardingStatuses, onboardingSteps } from './onboarding-store.ts';
import { passwordLength } from './password-rules.ts';

const email = z.string().trim().max(320).pipe(z.email());
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
const locale = z.enum(languages).optional().describe('Language of the mail; else that of Accept-Language.');
const timeZone = v.name.refine(isTimeZone, { error: 'unknownTimeZone' }).describe('IANA name.');
const plan = z.enum(planIds).default('starter');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const companyParts = {
  country: v.country.describe('ISO 3166-1, two letters.'),
  currency: v.currency,
  time_zone: timeZone.default('UTC'),
  plan,
};
const exampleCompany = { country: 'SE', currency: 'SEK', time_zone: 'Europe/Stockholm', plan: 'growth' };
const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';
const exampleLink = { uid: '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90', token: exampleToken };

export const signUpRequest = z
  .strictObject({
    email,
    password: newPassword,
    name: v.name,
    company_name: v.name,
    ...companyParts,
    locale,
    registration_token: z
      .string()
      .min(1)
      .max(200)
      .describe('From `billing/registration-token/`; works once.'),
  })
  .meta({
    examples: [
      {
        email: 'kim@example.com',
        password: 'three tired herons',
        name: 'Kim Alm',
        company_name: 'Alm & Co AB',
        ...exampleCompany,
        registration_token: exampleToken,
      },
    ],
  });

/** An answer that does not reveal whether there is an account. */
export const said = z
  .object({ detail: z.string().describe('A sentence for a person, in the language of Accept-Language.') })
  .meta({ examples: [{ detail: 'If the address has an account, a mail is on its way to it.' }] });

export const signedUp = said.extend({ email: z.string() }).meta({
  examples: [{ detail: 'Confirm your address: a mail is on its way to it.', email: 'kim@example.com' }],
});

export const mailRequest = z
  .strictObject({ email, locale })
  .meta({ examples: [{ email: 'kim@example.com' }] });

const uid = z.string().max(64);
const token = z.string().max(200);
export const verification = z
  .strictObject({
    uid,
    token,
    password: z
      .string()
      .min(1)
      .max(1000)
      .optional()
      .describe('Of that sign-up; not needed in the browser that signed up.'),
  })
  .meta({ examples: [exampleLink] });

export const verified = said
  .extend({
    email: z.string(),
    signed_in: signedIn
      .nullable()
      .describe('The session that begins; null where somebody is signed in already.'),
  })
  .meta({
    examples: [
      { detail: 'The address is confirmed. You can sign in.', email: 'kim@example.com', signed_in: null },
    ],
  });

export const resetRequest = z
  .strictObject({ uid, token, new_password: newPassword })
  .meta({ examples: [{ ...exampleLink, new_password: 'three tired herons' }] });

const message = {
  email,
  message: z.string().trim().min(1).max(4000),
  name: z.string().trim().max(200).default(''),
  locale,
  website: z.string().max(1000).default('').describe('A field that people do not see: leave it empty.'),
};

export const contactRequest = z
  .strictObject(message)
  .meta({ examples: [{ email: 'kim@example.com', name: 'Kim Alm', message: 'Do you run in Norway?' }] });

export const interestRequest = z
  .strictObject({ ...message, company: z.string().trim().max(200).default('') })
  .meta({
    examples: [{ email: 'kim@example.com', company: 'Alm & Co AB', message: 'Do you run in Norway?' }],
  });

export const foundingRequest = z
  .strictObject({
    id: z.uuid().optional().describe('Makes it repeatable: the same id founds one company.'),
    name: v.name,
    ...companyParts,
  })
  .meta({ examples: [{ name: 'Alm & Co AB', ...exampleCompany }] });

const entry = z.object({
  id: z.uuid(),
  current: z.boolean().describe('The one that asks.'),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  user_agent: z.string(),
  ip: z.string(),
});

export const sessionList = z.object({ results: z.array(entry) }).meta({
  examples: [
    {
      results: [
        {
          id: '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90',
          current: true,
          created_at: '2026-05-04T08:00:00.000Z',
          last_seen_at: '2026-05-04T09:12:00.000Z',
          expires_at: '2026-05-11T09:12:00.000Z',
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
          ip: '192.0.2.7',
        },
      ],
    },
  ],
});
export const revoked = z.object({ revoked: z.int() }).meta({ examples: [{ revoked: 2 }] });
export const sessionParams = z.object({ session: z.uuid() });

export const settingsChange = z
  .strictObject({
    over_receipt: v.percent.optional().describe('Basis points of the ordered quantity.'),
    closed_until: v.day.nullable().optional().describe('Facts dated on or before this day are refused.'),
    closes_ahead: z
      .literal(true)
      .optional()
      .describe('Needed where closed_until is today or later: nothing can be posted until it is over.'),
    over_receipt_cap: v.quantityOrZero
      .nullable()
      .optional()
      .describe('Thousandths beyond the ordered quantity, whatever the percentage; null: no cap.'),
    prices_include_vat: z.boolean().optional().describe('Of new sales orders.'),
    ship_policy: z.enum(shipPolicies).optional().describe('For customers without one of their own.'),
    reason: v.reason
      .optional()
      .describe('One of the reasons for reopening a closed period; needed where closed_until moves back.'),
    version: z.int().min(1).optional().describe('The version the form was opened on.'),
  })
  .meta({ examples: [{ over_receipt: 500, closed_until: '2026-03-31', version: 3 }] });

export const settings = z
  .object({
    over_receipt: z.int(),
    over_receipt_cap: z.int().nullable(),
    closed_until: z.string().nullable(),
    prices_include_vat: z.boolean(),
    ship_policy: z.enum(shipPolicies),
    version: z.int(),
  })
  .meta({
    examples: [
      {
        over_receipt: 500,
        over_receipt_cap: null,
        closed_until: '2026-03-31',
        prices_include_vat: false,
        ship_policy: 'partialKeep',
        version: 4,
      },
    ],
  });

export const onboardingAnswer = z
  .object({
    status: z.enum(onboardingStatuses),
    step: z.enum(onboardingSteps).describe('Where to go on.'),
    done: z.array(z.enum(onboardingSteps)),
  })
  .meta({ examples: [{ status: 'open', step: 'warehouse', done: ['company'] }] });

export const onboardingChange = z
  .strictObject({
    status: z.enum(onboardingStatuses),
    step: z.enum(onboardingSteps),
    done: z.array(z.enum(onboardingSteps)).max(onboardingSteps.length),
  })
  .partial()
  .meta({ examples: [{ step: 'products', done: ['company', 'warehouse'] }] });
