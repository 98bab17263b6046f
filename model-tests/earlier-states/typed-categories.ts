import type { Command } from '#model/engine/envelope.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { customerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { rowsIn, type EarlierState } from './earlier-state.ts';

/** The texts that customers and suppliers of a state are given, in turn. */
const texts = ['Retail', 'retail', 'Trade'];
const LATE = 'Typed while away';

/** A state whose customers and suppliers are in categories as these were then: by a text that somebody typed. */
export function withTypedCategories(state: EarlierState) {
  const parties = [...rowsIn(state, 'customer'), ...rowsIn(state, 'supplier')];
  const categoryOf = new Map(parties.map(({ id }, index) => [id, texts[index % texts.length] ?? '']));
  const database = {
    ...state.database,
    rows: {
      ...state.database.rows,
      ...withTexts(state, 'public.row_customer', 'id', categoryOf),
      ...withTexts(state, 'public.row_supplier', 'id', categoryOf),
      ...withTexts(state, 'public.event', 'document', categoryOf),
    },
  };
  const { changed, device } = withLateChange(state, categoryOf);
  return { state: { ...state, database, device }, categoryOf, changed, late: LATE };
}

/** What is said of a category in a table, in the row itself or in the data of a fact. */
function withTexts(state: EarlierState, table: string, id: string, texts: ReadonlyMap<string, string>) {
  const { columns, values } = state.database.rows[table] ?? { columns: [], values: [] };
  const [at, data] = [columns.indexOf(id), columns.indexOf('data')];
  const rewritten = values.map((row) => {
    const text = texts.get(row[at] ?? '');
    const said = JSON.parse(row[data] ?? 'null'); // written as a record
    if (text === undefined || said?.category === undefined) return row;
    return row.with(data, JSON.stringify({ ...said, category: text }));
  });
  return { [table]: { columns, values: rewritten } };
}

/** On the device waits a change of a customer, whose category nobody else has typed. */
function withLateChange({ device, ...state }: EarlierState, texts: ReadonlyMap<string, string>) {
  const rows = rowsIn({ ...state, device }, 'customer') as CustomerRow[]; // rows of that table
  const row = rows.find((one) => one.state === 'active' && texts.has(one.id));
  if (!row) throw new Error('the state has no customer in use');
  const id = freshId();
  const data = { ...customerForm.strip().parse(row), name: 'Renamed while away', category: LATE };
  const command: Command = { id, kind: 'customer', document: row.id, type: 'update', data, seen: 0 };
  const databases = device.copy.databases.map((one) => ({
    ...one,
    stores: one.stores.map((store) =>
      store.name === 'outbox'
        ? { ...store, entries: [...store.entries, { key: id, value: command }] }
        : store,
    ),
  }));
  return { changed: row.id, device: { ...device, copy: { databases } } };
}
