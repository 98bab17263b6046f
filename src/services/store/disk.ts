import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';

/** What a database on the device holds: by store, its keys and values. */
export type DiskSchema = DBSchema;

/** Milliseconds in which a database must answer; a silent one counts as denied. */
export const SILENT = 5000;

/**
 * Opens a database of this origin. Rejects if the browser denies it, or if it does not answer. Its transactions are
 * aborted with the page: if a page closes before a transaction ends, WebKit leaves it open forever, and every later
 * request to that database waits behind it. (https://github.com/jakearchibald/idb-keyval/issues/180)
 * @param upgrade from this version to the requested one; 0 if there was no database
 */
export async function openDisk<S extends DiskSchema>(
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
  void opening.then((late) => late.close()).catch(() => {}); // nobody is waiting for it any more
  throw new DOMException(`${name} does not answer`, 'TimeoutError');
}

const silence = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), SILENT));

/** The first answer of a database; a successful open does not guarantee that it answers. */
function answer(db: IDBDatabase): Promise<void> {
  const [first] = db.objectStoreNames;
  if (first === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const asked = db.transaction(first).objectStore(first).count();
    asked.addEventListener('success', () => resolve());
    asked.addEventListener('error', () => reject(asked.error));
  });
}

/** This page's unfinished transactions. */
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
    // It is already committing, which needs no page.
  }
}
