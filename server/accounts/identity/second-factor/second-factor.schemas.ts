import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

const encoded = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/);
const code = z.string().trim().min(6).max(40);
const exampleCode = '492039';
const exampleId = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';
const exampleChallenge = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

export const factorMethods = ['totp', 'passkey', 'recovery'] as const;

/** The password was right; the sign-in goes on with a second factor. */
export const factorNeeded = z
  .object({ second_factor: z.object({ methods: z.array(z.enum(factorMethods)) }) })
  .meta({ examples: [{ second_factor: { methods: ['totp', 'recovery'] } }] });

export const factorCode = z.strictObject({ code }).meta({ examples: [{ code: exampleCode }] });

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
  // Of extensions none is asked for.
  clientExtensionResults: z.object({}),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.enum(transports)).max(transports.length).exactOptional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;

export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.exactOptional(),
    }),
  })
  .meta({
    examples: [
      {
        id: 'Zm9v',
        rawId: 'Zm9v',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', authenticatorData: 'Zm9v', signature: 'Zm9v' },
      },
    ],
  });
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

export const newPasskey = z.strictObject({ name: v.name, answer: registration }).meta({
  examples: [
    {
      name: 'Laptop',
      answer: {
        id: 'Zm9v',
        rawId: 'Zm9v',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', attestationObject: 'Zm9v' },
      },
    },
  ],
});

export const passkeyName = z.strictObject({ name: v.name }).meta({ examples: [{ name: 'Laptop' }] });

/** As WebAuthn describes it, for the browser's own API. */
export const passkeyOptions = z
  .looseObject({ challenge: z.string() })
  .meta({ examples: [{ challenge: exampleChallenge, rpId: 'stock.example.com' }] });

export const proof = z
  .union([
    z.strictObject({ password: z.string().min(1).max(1000) }),
    z.strictObject({ code }),
    z.strictObject({ passkey: passkeyAnswer }),
  ])
  .meta({ examples: [{ code: exampleCode }] });

export const passkeyParams = z.object({ passkey: z.uuid() });

const passkeyEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const factorState = z
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

export const totpBegun = z.object({ secret: z.string(), uri: z.string() }).meta({
  examples: [
    {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Lagra:kim%40example.com?issuer=Lagra&secret=JBSWY3DPEHPK3PXP',
    },
  ],
});

export const madeCodes = z
  .object({
    recovery_codes: z.array(z.string()).describe('Shown this once; empty where there are some already.'),
  })
  .meta({ examples: [{ recovery_codes: ['7hk2m-p9rx4'] }] });
