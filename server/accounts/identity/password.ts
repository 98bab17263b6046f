import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may arrive as different bytes. */
const canonical = (password: string): string => password.normalize('NFKC');

/** A password as stored: argon2id with its own salt, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether this is the password of the hash. Without a hash (no such account) it takes equally long and returns false,
 * so that the response time does not reveal who has an account.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(24).toString('base64url'));
  const fits = await verify(kept ?? (await nobodys), canonical(password));
  return fits && kept !== undefined;
}
