import { bookKinds, documentChecks, ledgerChecks, ledgerTables } from '#model/books/compare-books.ts';
import type { Books } from '#model/books/books.ts';
import { typed } from '#model/engine/reader.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { Invariants } from '../kernel/random-walk.ts';
import type { EngineWorld } from './engine-world.ts';

const ofProducts = ['balance', 'availability', 'reservation', 'expectedReceipt'] as const;

/** Of a world the rows can be looked up, not listed: those of its products, and the documents that these and it name. */
function booksOf({ view: raw, subject, given = [] }: EngineWorld): Books {
  const view = typed(raw);
  const products = given.filter(({ kind }) => kind === 'product').map(({ document }) => document);
  const rows = new Map<string, readonly unknown[]>();
  for (const table of ofProducts)
    rows.set(
      table,
      [...new Set(products)].flatMap((product) => raw.rowsBy(table, 'product', product)),
    );
  const wanting = (rows.get('reservation') as readonly Rows['reservation'][]).map(({ document }) => document);
  const bringing = (rows.get('expectedReceipt') as readonly Rows['expectedReceipt'][]).map(
    ({ order }) => order,
  );
  const named = new Set([subject, ...given.map(({ document }) => document), ...wanting, ...bringing]);
  for (const table of [...ledgerTables, ...bookKinds])
    if (!rows.has(table))
      rows.set(
        table,
        [...named].flatMap((id) => raw.getRow(table, id) ?? []),
      );
  return {
    rows: <N extends TableName>(table: N) => (rows.get(table) ?? []) as readonly Rows[N][], // as they were put above
    get: (table, id) => view.get(table, id),
  };
}

/** What holds for every company's stock, whatever was done to its documents: what verification compares, and lots. */
export const stockInvariants: Invariants<EngineWorld> = {
  ...Object.fromEntries(
    Object.entries({ ...ledgerChecks, ...documentChecks }).map(([name, check]) => [
      name,
      (world: EngineWorld) => [...check(booksOf(world))].length === 0,
    ]),
  ),
  'what has lots lies by lot, and nothing else does': ({ view: raw, given = [] }) => {
    const view = typed(raw);
    return given.every(({ kind, document }) => {
      const { tracking = 'none' } = (kind === 'product' && view.get('product', document)) || {};
      return view
        .by('balance', 'product', document)
        .every(({ lot }) => (lot === undefined) === (tracking === 'none'));
    });
  },
};
