import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import * as v from '#model/values/schemas.ts';
import { passwordLength } from '#model/values/password-length.ts';
import { languages } from '#model/values/languages.ts';
import { said } from '#model/identity/contact.api.ts';

const token = z.string().min(1).max(200).describe('The last part of the link in the mail.');

const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

const invitationRequest = z.strictObject({ token }).meta({ examples: [{ token: exampleToken }] });

const exampleCompany = { id: 1, name: 'Alm & Co AB' };

const invitationAnswer = z
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

export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/auth/invitation/',
  tag: 'invitation',
  summary: 'Read an invitation by the token of its link; nothing is used up',
  access: 'anyone',
  body: invitationRequest,
  answer: invitationAnswer,
  fails: [400, 403, 422, 429],
});

const invitationAcceptance = z
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

const company = z.object({ id: z.int(), name: z.string() });

const invitationAccepted = z
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

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/auth/invitation/accept/',
  tag: 'invitation',
  summary: 'Accept an invitation: with name and password as a new person, without as who is signed in',
  access: 'anyone',
  body: invitationAcceptance,
  answer: invitationAccepted,
  fails: [400, 401, 403, 409, 422, 429],
});

export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/auth/invitation/decline/',
  tag: 'invitation',
  summary: 'Decline an invitation',
  access: 'anyone',
  body: invitationRequest,
  answer: said,
  fails: [400, 403, 422, 429],
});
