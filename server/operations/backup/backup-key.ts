import { createHash, hkdfSync, scryptSync } from 'node:crypto';

/** What BACKUP_KEY says: 32 bytes in base64, or a passphrase of at least this many characters. */
const SHORTEST_PASSPHRASE = 16;

/** Whether a text can be BACKUP_KEY. */
export const isBackupKey = (text: string): boolean =>
  rawKey(text) !== null || text.length >= SHORTEST_PASSPHRASE;

function rawKey(text: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 ? bytes : null;
}

/** Work of scrypt: 128 MiB and about a third of a second, once a backup. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

export interface SealingKey {
  /** AES-256, of this backup alone. */
  readonly key: Buffer;
  /** Tells another key at once. */
  readonly check: string;
}

/**
 * [BK4] The key of one backup, from BACKUP_KEY and the backup's salt: a passphrase is stretched by scrypt, 32 random bytes
 * are used as they are.
 */
export function sealingKey(text: string, salt: Buffer): SealingKey {
  const master = rawKey(text) ?? scryptSync(text, salt, 32, COST);
  const derived = (use: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', master, salt, `lagra backup ${use}`, bytes));
  return { key: derived('key', 32), check: derived('check', 8).toString('hex') };
}

/** By which a secret is known again, without telling it. */
export const markOf = (secret: string): string =>
  createHash('sha256').update(`lagra mark ${secret}`).digest('hex').slice(0, 16);
