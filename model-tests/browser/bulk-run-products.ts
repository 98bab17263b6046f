import { randomUUID } from 'node:crypto';
import { productFixture } from '#model/product/product.fixtures.ts';
import { CHUNK } from '../spec/bulk-run.rows.ts';
import type { Visitor } from './journey-pages.ts';
import type { RequestHolder } from './request-holder.ts';
import type { Language } from './words.ts';

/** Somebody signed in, whose commands wait at the door. */
export interface AtProducts extends Visitor {
  /** Where the server itself is: what is given there does not wait. */
  readonly behind: string;
  readonly commands: RequestHolder;
}

/** Documents of a run: one, as many as are given at once, and more than twice as many. */
const sizes = [1, CHUNK, 2 * CHUNK + 1] as const;

/** What is searched for to find so many products. */
export const wordFor = (count: number, language: Language): string => `zq${count}${language}`;

/** Products that runs phase out and that are made active again. */
export interface BulkProducts {
  /** Lets so many commands that wait through to the server. */
  take(count: number): Promise<void>;
  /** Lets through whatever waits still, and makes active what is not. */
  renew(): Promise<void>;
}

interface Sent {
  readonly commands: readonly { readonly document: string }[];
}

/** Puts the products into the company: a search finds as many of them as a run needs. */
export async function bulkProducts(at: AtProducts): Promise<BulkProducts> {
  const { commands } = at;
  const company = await at.page.evaluate(() => JSON.parse(localStorage.getItem('active-company') ?? '').id);
  const ids: readonly string[] = Array.from({ length: Math.max(...sizes) }, () => randomUUID());
  const phasedOut = new Set<string>();
  const give = async (type: string, documents: readonly string[]): Promise<void> => {
    const data = (id: string): object => (type === 'create' ? formOf(ids.indexOf(id), at.language) : {});
    const draft = { kind: 'product', type, seen: 0 };
    const sent = documents.map((id) => ({ ...draft, id: randomUUID(), document: id, data: data(id) }));
    const answer = await at.page.request.post(`${at.behind}/api/core/companies/${company}/commands/`, {
      data: { commands: sent },
      headers: { origin: at.behind },
    });
    const { outcomes = [] } = (await answer.json()) as { outcomes?: readonly object[] }; // the server's own answer
    if (outcomes.length !== sent.length || outcomes.some((outcome) => 'refusal' in outcome))
      throw new Error(`${type}: ${answer.status()} ${await answer.text()}`);
  };
  const pass = async (): Promise<number> => {
    const request = await commands.next();
    const { commands: sent } = JSON.parse(request.body) as Sent; // what our own page sends
    for (const { document } of sent) phasedOut.add(document);
    request.pass();
    return sent.length;
  };
  await give('create', ids);
  await give('activate', ids);
  return {
    take: async (count) => {
      for (let left = count; left > 0;) left -= await pass();
    },
    renew: async () => {
      const settled = at.page.locator('[data-testid=connectivity][data-state=synced]');
      while (!(await settled.isVisible())) if (commands.held > 0) await pass();
      if (phasedOut.size > 0) await give('activate', [...phasedOut]);
      phasedOut.clear();
    },
  };
}

function formOf(index: number, language: Language): object {
  const words = sizes.filter((size) => index < size).map((size) => wordFor(size, language));
  const name = `Crate ${words.join(' ')}`;
  return productFixture({ sku: `ZQ-${language}-${index}`, name: { en: name, sv: name } });
}
