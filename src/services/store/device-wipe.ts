import { deleteDB, openDB } from 'idb';

/** What is only a copy of the server's data, by the name of its database: its object stores. */
const copies: readonly (readonly [name: RegExp, stores: readonly string[]])[] = [
  [/^lagra-.+-\d+$/, ['meta', 'page', 'log']],
  [/^lagra-.+-\d+-inbox$/, ['inbox']],
];

/**
 * Empties this device's copies of all companies; what is not sent yet stays. Databases are emptied rather than deleted:
 * the page goes on with them once somebody has signed in again.
 */
export async function wipeCopies(): Promise<void> {
  const names = await databaseNames();
  await Promise.all(
    copies.flatMap(([pattern, stores]) =>
      names.filter((name) => pattern.test(name)).map((name) => empty(name, stores)),
    ),
  );
}

/** Deletes what a person has on this device beside the model of a company: drafts, inbox, choices, lists, reports. */
export async function wipePersonal(user: string, company: number): Promise<void> {
  const beside = `lagra-${user}-${company}-`;
  const names = (await databaseNames()).filter((name) => name.startsWith(beside));
  await Promise.all(names.map((name) => deleteDB(name)));
}

/** The databases of this origin; none where the browser denies them. */
export async function databaseNames(): Promise<string[]> {
  const found = await Promise.resolve()
    .then(() => indexedDB.databases())
    .catch(() => []);
  return found.flatMap(({ name }) => name ?? []);
}

async function empty(name: string, stores: readonly string[]): Promise<void> {
  const db = await openDB(name, undefined, { blocking: () => db.close() });
  const there = stores.filter((store) => db.objectStoreNames.contains(store));
  if (there.length > 0) {
    const tx = db.transaction(there, 'readwrite');
    await Promise.all([...there.map((store) => tx.objectStore(store).clear()), tx.done]);
  }
  db.close();
}
