import { randomUUID } from 'node:crypto';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { CHUNK } from '../spec/bulk-run.rows.ts';
import type { Visitor } from './journey-pages.ts';
import type { RequestHolder } from './request-holder.ts';
import type { Language } from './words.ts';

/** A signed-in person whose commands are held. */
export interface AtProducts extends Visitor {
  /** The server itself: commands given there are not held. */
  readonly behind: string;
  readonly commands: RequestHolder;
}

/** Documents in a run: one, a full chunk, and more than two chunks. */
const sizes = [1, CHUNK, 2 * CHUNK + 1] as const;

/** The search word that finds this many products. */
export const wordFor = (count: number, language: Language): string => `zq${count}${language}`;

/** Products that runs phase out and that are reactivated. */
export interface BulkProducts {
  /** Lets this many held commands through to the server. */
  take(count: number): Promise<void>;
  /** Lets all held commands through, and reactivates what is not active. */
  renew(): Promise<void>;
}

interface Sent {
  readonly commands: readonly { readonly document: string }[];
}

/** Creates the products in the company: a search finds as many of them as a run needs. */
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
    const { commands: sent } = JSON.parse(request.body) as Sent; // sent by our own page
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
