import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LinkKind = 'verify-email' | 'reset-password' | 'invitation';

/** The path that a letter to an address links to, in the outbox of a server's data folder; undefined until it has come. */
export function mailedLink(folder: string, address: string, kind: LinkKind): string | undefined {
  const outbox = join(folder, 'outbox');
  const link = new RegExp(`/(?:en|sv)/auth/${kind}/[^\\s"<>]+`);
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((letter) => letter.includes(address))
    .map((letter) => link.exec(letter)?.[0])
    .find((path) => path !== undefined);
}
