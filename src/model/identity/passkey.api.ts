import { passkeyOptions, credential, encoded } from '#model/identity/factor-sign-in.api.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { nothing } from '#model/api/answers.ts';

export const offerPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/options/',
  tag: 'identity',
  summary: 'What a browser needs to make a passkey',
  access: 'signedIn',
  answer: passkeyOptions,
  fails: [401, 403, 409, 422],
});

/** The ways that a browser reaches an authenticator. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.enum(transports)).max(transports.length).exactOptional(),
  }),
});

export type PasskeyRegistration = z.output<typeof registration>;

const newPasskey = z.strictObject({ name: v.name, answer: registration }).meta({
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

export const madeCodes = z
  .object({
    recovery_codes: z.array(z.string()).describe('Shown this once; empty where there are some already.'),
  })
  .meta({ examples: [{ recovery_codes: ['7hk2m-p9rx4'] }] });

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/',
  tag: 'identity',
  summary: 'Add the passkey a browser has made; the first factor brings recovery codes',
  access: 'signedIn',
  body: newPasskey,
  status: 201,
  answer: madeCodes,
  fails: [401, 403, 409, 422],
});

const passkeyParams = z.object({ passkey: z.uuid() });

const passkeyName = z.strictObject({ name: v.name }).meta({ examples: [{ name: 'Laptop' }] });

export const renamePasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/:passkey/rename/',
  tag: 'identity',
  summary: 'Rename a passkey',
  access: 'signedIn',
  params: passkeyParams,
  body: passkeyName,
  answer: nothing,
  fails: [401, 403, 404, 422],
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/auth/passkeys/:passkey/remove/',
  tag: 'identity',
  summary: 'Remove a passkey',
  access: 'signedIn',
  params: passkeyParams,
  answer: nothing,
  fails: [401, 403, 404, 409, 422],
});
