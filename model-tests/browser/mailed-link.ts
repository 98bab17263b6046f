import { expect, inject } from 'vitest';
import { mailedLink, type LinkKind } from '#server/testing/mailed-link.ts';

/** The path linked by the newest mail of a kind to an address, once it has arrived. */
export async function linkTo(address: string, kind: LinkKind): Promise<string> {
  const found = (): string | undefined => mailedLink(inject('testServer').folder, address, kind);
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? '';
}
