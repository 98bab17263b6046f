import { createECDH } from 'node:crypto';

/** By what push services know this server (RFC 8292). */
export interface VapidKey {
  /** Base64url. */
  readonly privateKey: string;
  /** For browsers that subscribe: the point, uncompressed, base64url. */
  readonly publicKey: string;
}

/** The key of a kept secret: 32 random bytes are a private key of P-256. Throws for others. */
export function vapidKeyOf(secret: string): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { privateKey: secret, publicKey: pair.getPublicKey().toString('base64url') };
}
