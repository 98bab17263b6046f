import type { Row } from '#model/engine/rows.ts';
import type { Store } from '#model/engine/store.ts';
import { PAGE_ROWS, pageText } from '#model/engine/to-page.ts';
import { compare } from '#model/values/order.ts';
import type { DeviceStore } from '../store/device-store.ts';

type Pages = Parameters<DeviceStore['replace']>[1];

interface TableRows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** All rows of these tables, ordered by id. Rows are immutable: the lists stay as they are, whatever arrives later. */
export const rowsOf = (base: Store, tables: readonly string[]): readonly TableRows[] =>
  tables.flatMap((table) =>
    base.has(table)
      ? [{ table, rows: [...base.all(table).values()].sort((a, b) => compare(a.id, b.id)) }]
      : [],
  );

/** The rows as pages, one whenever the page of the browser is idle. */
export async function pagesOf(tables: readonly TableRows[], idle: () => Promise<void>): Promise<Pages> {
  const pages: Pages[number][] = [];
  for (const { table, rows } of tables)
    for (let from = 0, page = 0; from < rows.length; from += PAGE_ROWS, page++) {
      const text = pageText(table, page, rows.slice(from, from + PAGE_ROWS));
      pages.push({ key: [table, page], text });
      await idle();
    }
  return pages;
}
