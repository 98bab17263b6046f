import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

/** Milliseconds in which a database has to answer; one that is silent is taken for denied. */
export const SILENT = 5000;

/**
 * Opens a database of this origin. Rejects where the browser denies it, or where it does not answer. Its transactions
 * end with the page: WebKit leaves one open for ever whose page goes before it is through, and whatever the next pages
 * ask of that database waits behind it. (https://github.com/jakearchibald/idb-keyval/issues/180)
 * @param upgrade from this version to the one asked for; 0 where there was no database
 */
export async function openDisk<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (fresh: IDBPDatabase<S>, before: number) => void,
): Promise<IDBPDatabase<S>> {
  const opening = openDB<S>(name, version, {
    upgrade,
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(), // idb types it loosely
  }).then(async (db) => {
    const disk = unwrap(db);
    followTransactions(disk);
    await answer(disk);
    return db;
  });
  const db = await Promise.race([opening, silence()]);
  if (db) return db;
  void opening.then((late) => late.close()).catch(() => {}); // nobody waits for it any more
  throw new DOMException(`${name} does not answer`, 'TimeoutError');
}

const silence = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), SILENT));

/** The first answer of a database; opening one alone does not show that it has any. */
function answer(db: IDBDatabase): Promise<void> {
  const [first] = db.objectStoreNames;
  if (first === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const asked = db.transaction(first).objectStore(first).count();
    asked.addEventListener('success', () => resolve());
    asked.addEventListener('error', () => reject(asked.error));
  });
}

/** Transactions of this page that are not through. */
const underWay = new Set<IDBTransaction>();

function followTransactions(db: IDBDatabase): void {
  const begin = db.transaction.bind(db);
  db.transaction = (...asked) => {
    const transaction = begin(...asked);
    underWay.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => void underWay.delete(transaction));
    return transaction;
  };
}

globalThis.addEventListener?.('pagehide', () => {
  for (const transaction of underWay) giveUp(transaction);
});

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, which needs no page.
  }
}
