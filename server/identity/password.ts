import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP's password storage cheat sheet asks: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One password typed on two keyboards may come as different bytes. */
const canonical = (password: string): string => password.normalize('NFKC');

/** A password as it is kept: argon2id with a salt of its own, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether this is the password behind the hash. Without a hash (nobody has that address) it takes as long and says no,
 * so that the time of the answer does not tell who has an account.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(24).toString('base64url'));
  const fits = await verify(kept ?? (await nobodys), canonical(password));
  return fits && kept !== undefined;
}
