import { z } from 'zod';
import { code, passkeyAnswer, exampleCode, factorCode } from '#model/identity/factor-sign-in.api.ts';
import { nothing } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { madeCodes } from '#model/identity/passkey.api.ts';

const proof = z
  .union([
    z.strictObject({ password: z.string().min(1).max(1000) }),
    z.strictObject({ code }),
    z.strictObject({ passkey: passkeyAnswer }),
  ])
  .meta({ examples: [{ code: exampleCode }] });

export const prove = defineEndpoint({
  method: 'POST',
  path: '/auth/proof/',
  tag: 'identity',
  summary: 'Prove oneself again: a second factor, or the password of an account without one',
  access: 'signedIn',
  body: proof,
  answer: nothing,
  fails: [401, 403, 422, 429],
});

const passkeyEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

const exampleId = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';

const factorState = z
  .object({
    totp: z.boolean(),
    passkeys: z.array(passkeyEntry),
    recovery_codes: z.int().describe('How many are left.'),
    required_by: z.array(z.string()).describe('Companies that ask it of their members.'),
  })
  .meta({
    examples: [
      {
        totp: true,
        passkeys: [
          { id: exampleId, name: 'Laptop', created_at: '2026-05-04T08:00:00.000Z', last_used_at: null },
        ],
        recovery_codes: 10,
        required_by: ['Alm & Co AB'],
      },
    ],
  });

export const readFactors = defineEndpoint({
  method: 'GET',
  path: '/auth/second-factor/',
  tag: 'identity',
  summary: 'Own second factors',
  access: 'signedIn',
  answer: factorState,
  fails: [401],
});

const totpBegun = z.object({ secret: z.string(), uri: z.string() }).meta({
  examples: [
    {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Lagra:kim%40example.com?issuer=Lagra&secret=JBSWY3DPEHPK3PXP',
    },
  ],
});

export const beginTotp = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/totp/',
  tag: 'identity',
  summary: 'A new secret for an authenticator app; without effect until its first code is given',
  access: 'signedIn',
  answer: totpBegun,
  fails: [401, 403, 409, 422, 429],
});

export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/totp/confirm/',
  tag: 'identity',
  summary: 'Put the new secret into use with its first code; the first factor brings recovery codes',
  access: 'signedIn',
  body: factorCode,
  answer: madeCodes,
  fails: [401, 403, 409, 422, 429],
});

export const removeTotp = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/totp/remove/',
  tag: 'identity',
  summary: 'Remove the authenticator app',
  access: 'signedIn',
  answer: nothing,
  fails: [401, 403, 409, 422, 429],
});

export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes/',
  tag: 'identity',
  summary: 'Ten new recovery codes, shown this once; the former ones end',
  access: 'signedIn',
  answer: madeCodes,
  fails: [401, 403, 409, 422, 429],
});
