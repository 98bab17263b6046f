import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts what is stored and must be read again, and marks what is only compared. */
export interface SecretBox {
  /** AES-256-GCM; opens only for the same owner. */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** Throws if it was sealed with another key or for another owner. */
  open(sealed: Uint8Array, owner: string): Buffer;
  /** A keyed hash: short codes cannot be guessed from a copy of the database. */
  mark(code: string, owner: string): Buffer;
}

/** @param key the server's own secret, of any length */
export function createSecretBox(key: string): SecretBox {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', `lagra ${use}`, 32));
  const [sealing, marking] = [keyFor('second factor'), keyFor('recovery code')];
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, owner) => {
      const [nonce, tag] = [sealed.subarray(0, NONCE), sealed.subarray(-TAG)];
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
    },
    mark: (code, owner) => createHmac('sha256', marking).update(`${owner} ${code}`).digest(),
  };
}
