import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { languages } from '#server/platform/http/language.ts';
import { passwordLength } from './password-rules.ts';

const token = z.string().min(1).max(200).describe('The last part of the link in the mail.');
const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';
const company = z.object({ id: z.int(), name: z.string() });
const exampleCompany = { id: 1, name: 'Alm & Co AB' };

export const invitationRequest = z.strictObject({ token }).meta({ examples: [{ token: exampleToken }] });

export const invitationAnswer = z
  .object({
    company: z.string(),
    inviter: z.string(),
    role: z.string(),
    email: z.string().describe('The address that was invited.'),
    expires_at: z.string(),
    has_account: z.boolean().describe('Whether that address has an account: then sign in and accept.'),
    signed_in_as: z.string().nullable().describe('The address of who asks; null for a visitor.'),
  })
  .meta({
    examples: [
      {
        company: exampleCompany.name,
        inviter: 'Kim Alm',
        role: 'Sales',
        email: 'nora@example.com',
        expires_at: '2026-05-11T08:00:00.000Z',
        has_account: false,
        signed_in_as: null,
      },
    ],
  });

export const invitationAcceptance = z
  .strictObject({
    token,
    name: v.name.optional().describe('Of who is new here; left out, like the password, by who is signed in.'),
    password: z.string().min(passwordLength.min).max(passwordLength.max).optional(),
    locale: z.enum(languages).optional(),
  })
  .refine(({ name, password }) => (name === undefined) === (password === undefined), {
    error: 'missing',
    path: ['name'],
  })
  .meta({
    examples: [{ token: exampleToken, name: 'Nora Dahl', password: 'three tired herons' }],
  });

export const invitationAccepted = z
  .object({ detail: z.string(), active_company: company, companies: z.array(company) })
  .meta({
    examples: [
      {
        detail: 'Welcome. You are a member now.',
        active_company: exampleCompany,
        companies: [exampleCompany],
      },
    ],
  });
