import type { BrowserContext } from 'playwright-core';
import { arrivedPage, type BootHeader } from '#model/engine/pages.ts';
import { PAGE_ROWS, pageText } from '#model/engine/to-page.ts';
import type { Row } from '#model/engine/rows.ts';

/** Gives users of this browser a company with this many products: its own, repeated. */
export async function growProducts(context: BrowserContext, count: number): Promise<void> {
  await context.route(/\/boot\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withProducts(await response.text(), count) });
  });
}

function withProducts(boot: string, count: number): string {
  const [first = '', ...lines] = boot.trim().split('\n');
  const header = JSON.parse(first) as BootHeader; // the first line of what a device starts from
  const pages = lines.slice(0, -1);
  const arrived = pages.map((text) => ({ text, page: arrivedPage(text) }));
  const others = arrived.flatMap(({ text, page }) => (page.table === 'product' ? [] : [text]));
  const products = arrived.flatMap(({ page }) => (page.table === 'product' ? page.rows() : []));
  const all = [...others, ...pagesOf(copies(products, count))];
  const tables = { ...header.tables, product: count };
  const end = { end: true, pages: all.length };
  return [JSON.stringify({ ...header, tables }), ...all, JSON.stringify(end), ''].join('\n');
}

function copies(rows: readonly Row[], count: number): Row[] {
  const made = [...rows];
  for (let at = 0; made.length < count; at += 1) {
    const row = rows[at % rows.length];
    if (row) made.push({ ...row, id: crypto.randomUUID() });
  }
  return made;
}

const pagesOf = (rows: readonly Row[]): string[] =>
  Array.from({ length: Math.ceil(rows.length / PAGE_ROWS) }, (_, page) =>
    pageText('product', page, rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)),
  );
