import { createECDH } from 'node:crypto';

/** By what push services know this server (RFC 8292). */
export interface VapidKey {
  /** Base64url. */
  readonly privateKey: string;
  /** For browsers that subscribe: the point, uncompressed, base64url. */
  readonly publicKey: string;
}

const BYTES = 32;

/** The key of a kept secret: 32 random bytes are a private key of P-256. Throws for others. */
export function vapidKeyOf(secret: string): VapidKey {
  const key = Buffer.from(secret, 'base64url');
  // Node takes fewer bytes as well: a key that anybody could guess.
  if (key.length !== BYTES) throw new Error(`a key of push messages has ${BYTES} bytes, not ${key.length}`);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { privateKey: secret, publicKey: pair.getPublicKey().toString('base64url') };
}
