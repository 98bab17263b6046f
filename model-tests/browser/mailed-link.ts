import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

type Kind = 'verify-email' | 'reset-password' | 'invitation';

/** The path linked by the newest mail of a kind to an address, once it has arrived. */
export async function linkTo(address: string, kind: Kind): Promise<string> {
  const outbox = join(inject('testServer').folder, 'outbox');
  const link = new RegExp(`/(?:en|sv)/auth/${kind}/[^\\s"<>]+`);
  const found = (): string | undefined =>
    readdirSync(outbox)
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(address))
      .map((mail) => link.exec(mail)?.[0])
      .find((path) => path !== undefined);
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? '';
}
