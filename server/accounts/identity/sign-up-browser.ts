import { createHash, createHmac } from 'node:crypto';

/**
 * The secret that a browser keeps of its sign-up. It follows from the token of the registration, so that a sign-up that
 * is sent twice leaves the same one.
 */
export const browserSecretOf = (registrationToken: string): string =>
  createHmac('sha256', registrationToken).update('the browser that signed up').digest('base64url');

/** What is stored of it. A fast hash is enough for 256 random bits. */
export const browserHashOf = (secret: string | undefined): Buffer | null =>
  secret === undefined ? null : createHash('sha256').update(secret).digest();
