import { z } from 'zod';
import { email, locale, said } from '#model/identity/contact.api.ts';
import {
  newPassword,
  exampleToken,
  uid,
  token,
  exampleLink,
  mailRequest,
} from '#model/identity/password.api.ts';
import * as v from '#model/values/schemas.ts';
import { companyParts, exampleCompany } from '#model/areas/setup/company/company.api.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { signedIn } from '#model/identity/session.api.ts';

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

const signedUp = said.extend({ email: z.string() }).meta({
  examples: [{ detail: 'Confirm your address: a mail is on its way to it.', email: 'kim@example.com' }],
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/auth/signup/',
  tag: 'sign-up',
  summary: 'Sign up: the account and its company are opened by the link in the mail',
  access: 'anyone',
  body: signUpRequest,
  status: 201,
  answer: signedUp,
  fails: [400, 403, 422, 429],
});

const verification = z
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

const verified = said
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

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/verify-email/',
  tag: 'sign-up',
  summary:
    'Verify the address with the link from the mail, which opens the account: at once in the browser that signed up, elsewhere with the password of that sign-up',
  access: 'anyone',
  body: verification,
  answer: verified,
  fails: [400, 403, 422, 429],
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/auth/resend-verification/',
  tag: 'sign-up',
  summary: 'Have the verification mail sent again; the answer does not tell whether there is one',
  access: 'anyone',
  body: mailRequest,
  answer: said,
  fails: [400, 403, 422, 429],
});
