import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { madePasskey, usedPasskey } from '../session/passkeys.ts';

const passkey = z
  .object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() })
  .transform(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }));

const factors = z
  .object({
    totp: z.boolean(),
    passkeys: z.array(passkey),
    recovery_codes: z.int(),
    required_by: z.array(z.string()),
  })
  .transform(({ recovery_codes: recoveryCodes, required_by: requiredBy, ...rest }) => ({
    ...rest,
    recoveryCodes,
    requiredBy,
  }));

const made = z
  .object({ recovery_codes: z.array(z.string()) })
  .transform(({ recovery_codes: codes }) => codes);
const totpKey = z.object({ secret: z.string(), uri: z.string() });

/** A person's own second factors; each call rejects with the reason. */
export interface FactorCalls {
  loadFactors(): Promise<z.output<typeof factors>>;
  /** A key for an authenticator app: to scan, and to type. */
  beginTotp(): Promise<z.output<typeof totpKey>>;
  /** Puts the app into use; resolves with new recovery codes, if there are any. */
  confirmTotp(code: string): Promise<readonly string[]>;
  removeTotp(): Promise<void>;
  addPasskey(name: string): Promise<readonly string[]>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
  makeRecoveryCodes(): Promise<readonly string[]>;
  /** Proves again who the person is. */
  prove(
    by: { readonly code: string } | { readonly password: string } | { readonly passkey: true },
  ): Promise<void>;
}

export function factorCalls(http: HttpClient): FactorCalls {
  const at = (path: string): string => `auth/second-factor/${path}`;
  return {
    loadFactors: () => http.send('get', at(''), factors),
    beginTotp: () => http.send('post', at('totp/'), totpKey),
    confirmTotp: (code) => http.send('post', at('totp/confirm/'), made, { json: { code } }),
    removeTotp: async () => void (await http.send('post', at('totp/remove/'), z.null())),
    addPasskey: async (name) =>
      http.send('post', 'auth/passkeys/', made, { json: { name, answer: await madePasskey(http) } }),
    renamePasskey: async (id, name) =>
      void (await http.send('post', `auth/passkeys/${id}/rename/`, z.null(), { json: { name } })),
    removePasskey: async (id) => void (await http.send('post', `auth/passkeys/${id}/remove/`, z.null())),
    makeRecoveryCodes: () => http.send('post', at('recovery-codes/'), made),
    prove: async (by) => {
      const json = 'passkey' in by ? { passkey: await usedPasskey(http) } : by;
      await http.send('post', 'auth/proof/', z.null(), { json });
    },
  };
}
