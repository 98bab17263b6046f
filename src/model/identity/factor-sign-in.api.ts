import { z } from 'zod';
import { signedIn } from '#model/identity/session.api.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

export const code = z.string().trim().min(6).max(40);

export const exampleCode = '492039';

export const factorCode = z.strictObject({ code }).meta({ examples: [{ code: exampleCode }] });

export const signInWithCode = defineEndpoint({
  method: 'POST',
  path: '/auth/token/factor/',
  tag: 'identity',
  summary: "Go on with a sign-in: a code of the person's app, or one of their recovery codes",
  access: 'anyone',
  body: factorCode,
  answer: signedIn,
  fails: [401, 403, 422, 429],
});

const exampleChallenge = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

/** As WebAuthn describes it, for the browser's own API. */
export const passkeyOptions = z
  .looseObject({ challenge: z.string() })
  .meta({ examples: [{ challenge: exampleChallenge, rpId: 'stock.example.com' }] });

export const challengePasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/challenge/',
  tag: 'identity',
  summary: "What a browser needs to use a passkey: one of the person's, if it is known who signs in",
  access: 'anyone',
  answer: passkeyOptions,
  fails: [401, 403, 422, 429],
});

export const encoded = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/);

export const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
  // Of extensions none is asked for.
  clientExtensionResults: z.object({}),
};

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

export const signInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/token/passkey/',
  tag: 'identity',
  summary: 'Sign in with a passkey, after the password or instead of it',
  access: 'anyone',
  body: passkeyAnswer,
  answer: signedIn,
  fails: [401, 403, 422, 429],
});
