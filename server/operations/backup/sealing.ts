import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { FORMAT } from './backup-format.ts';
import { sealingKey } from './backup-key.ts';
import { damaged, UnfitBackup } from './unfit-backup.ts';

/** How an encrypted backup begins; what follows on that line says how. */
export const SEALED = 'LAGRA-BACKUP ';
/** The longest first line. */
export const LONGEST_LINE = 1024;

const TAG = 16;
/** Bytes that are sealed as one, by default. */
const CHUNK = 64 * 1024;

const sealedHeader = z.strictObject({
  format: z.literal(FORMAT),
  cipher: z.literal('aes-256-gcm'),
  salt: z.base64(),
  check: z.string(),
  chunk: z
    .int()
    .min(1)
    .max(16 * 1024 * 1024),
});

/**
 * [BK4] Encrypts a stream in chunks, each under its number and whether it is the last (STREAM of Hoang and others): none
 * can be changed, left out, put elsewhere or cut off. The first line is open, and every chunk is bound to it.
 */
export async function* seal(
  plain: AsyncIterable<Buffer>,
  text: string,
  chunk = CHUNK,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  const { key, check } = sealingKey(text, salt);
  const header = { format: FORMAT, cipher: 'aes-256-gcm', salt: salt.toString('base64'), check, chunk };
  const line = Buffer.from(`${SEALED}${JSON.stringify(header)}\n`);
  yield line;
  for await (const { bytes, n, isLast } of inChunks(plain, chunk)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n, isLast)).setAAD(line);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what `seal` made, after its first line. Throws UnfitBackup at the first chunk that is another. */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  line: Buffer,
  text: string | undefined,
): AsyncGenerator<Buffer> {
  const { salt, check, chunk } = headerIn(line);
  if (text === undefined) throw new UnfitBackup('The backup is encrypted: set BACKUP_KEY to its key.');
  const known = sealingKey(text, Buffer.from(salt, 'base64'));
  if (known.check !== check)
    throw new UnfitBackup('BACKUP_KEY is not the key that this backup was encrypted with.');
  for await (const { bytes, n, isLast } of inChunks(sealed, chunk + TAG)) {
    if (bytes.length < TAG) throw damaged('it ends too early');
    const decipher = createDecipheriv('aes-256-gcm', known.key, nonceOf(n, isLast), { authTagLength: TAG });
    decipher.setAAD(line).setAuthTag(bytes.subarray(-TAG));
    let plain: Buffer;
    try {
      plain = Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
    } catch (cause) {
      throw damaged(
        isLast ? 'it ends too early, or its end was changed' : 'a piece of it was changed',
        cause,
      );
    }
    yield plain;
  }
}

function headerIn(line: Buffer): z.infer<typeof sealedHeader> {
  const text = line.subarray(SEALED.length).toString();
  const known = z.looseObject({ format: z.int() }).safeParse(parsed(text));
  if (!known.success) throw damaged('its first line cannot be read');
  if (known.data.format > FORMAT)
    throw new UnfitBackup(
      `The backup was made by a newer version of Lagra (format ${known.data.format}): update this one first.`,
    );
  const read = sealedHeader.safeParse(known.data);
  if (!read.success) throw damaged('its first line cannot be read');
  return read.data;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Numbers are never used twice under one key. */
function nonceOf(n: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(n, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

interface Chunk {
  readonly bytes: Buffer;
  readonly n: number;
  readonly isLast: boolean;
}

/** All of `size` bytes but the last one, which may be empty. */
async function* inChunks(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let [waiting, held, n]: [Buffer[], number, number] = [[], 0, 0];
  for await (const piece of stream) {
    waiting.push(piece);
    held += piece.length;
    if (held <= size) continue;
    const all = Buffer.concat(waiting);
    let from = 0;
    for (; all.length - from > size; from += size)
      yield { bytes: all.subarray(from, from + size), n: n++, isLast: false };
    waiting = [all.subarray(from)];
    held = all.length - from;
  }
  yield { bytes: Buffer.concat(waiting), n, isLast: true };
}
