import type { AnswerOf } from '#model/api/endpoint.ts';
import { addPasskey, removePasskey, renamePasskey } from '#model/identity/passkey.api.ts';
import {
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  prove,
  readFactors,
  removeTotp,
} from '#model/identity/second-factor.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { madePasskey, usedPasskey } from '../session/passkeys.ts';

const factorsOf = ({
  passkeys,
  recovery_codes: recoveryCodes,
  required_by: requiredBy,
  totp,
}: AnswerOf<typeof readFactors>) => ({
  totp,
  passkeys: passkeys.map(({ created_at: createdAt, last_used_at: lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt,
    lastUsedAt,
  })),
  recoveryCodes,
  requiredBy,
});

/** A person's own second factors; each call rejects with the reason. */
export interface FactorCalls {
  loadFactors(): Promise<ReturnType<typeof factorsOf>>;
  /** A key for an authenticator app: to scan, and to type. */
  beginTotp(): Promise<AnswerOf<typeof beginTotp>>;
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
  return {
    loadFactors: async () => factorsOf(await http.call(readFactors)),
    beginTotp: () => http.call(beginTotp),
    confirmTotp: async (code) => (await http.call(confirmTotp, { body: { code } })).recovery_codes,
    removeTotp: async () => void (await http.call(removeTotp)),
    addPasskey: async (name) =>
      (await http.call(addPasskey, { body: { name, answer: await madePasskey(http) } })).recovery_codes,
    renamePasskey: async (passkey, name) =>
      void (await http.call(renamePasskey, { params: { passkey }, body: { name } })),
    removePasskey: async (passkey) => void (await http.call(removePasskey, { params: { passkey } })),
    makeRecoveryCodes: async () => (await http.call(makeRecoveryCodes)).recovery_codes,
    prove: async (by) =>
      void (await http.call(prove, { body: 'passkey' in by ? { passkey: await usedPasskey(http) } : by })),
  };
}
