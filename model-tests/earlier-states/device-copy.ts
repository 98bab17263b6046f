/** What a browser has on its disk for a page's origin: every database, with its stores and what is in them. */
export interface DeviceCopy {
  readonly databases: readonly CopiedDatabase[];
}

interface CopiedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly CopiedStore[];
}

interface CopiedStore {
  readonly name: string;
  readonly keyPath: string | null;
  readonly entries: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
}

/** Reads every database of this device. */
export async function copyDevice(): Promise<DeviceCopy> {
  const found = await indexedDB.databases();
  const names = found.flatMap(({ name }) => name ?? []).toSorted();
  return { databases: await Promise.all(names.map(copyDatabase)) };
}

/** Makes the databases of a copy on this device, in place of all it has. */
export async function restoreDevice({ databases }: DeviceCopy): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) await answerOf(indexedDB.deleteDatabase(name));
  for (const { name, version, stores } of databases) {
    const db = await opened(name, version, (fresh) => {
      for (const { name: store, keyPath } of stores) fresh.createObjectStore(store, { keyPath });
    });
    for (const { name: store, keyPath, entries } of stores) {
      const all = db.transaction(store, 'readwrite').objectStore(store);
      await Promise.all(
        entries.map(({ key, value }) => answerOf(keyPath === null ? all.put(value, key) : all.put(value))),
      );
    }
    db.close();
  }
}

async function copyDatabase(name: string): Promise<CopiedDatabase> {
  const db = await opened(name);
  const stores = await Promise.all([...db.objectStoreNames].map((store) => copyStore(db, store)));
  const { version } = db;
  db.close();
  return { name, version, stores };
}

async function copyStore(db: IDBDatabase, name: string): Promise<CopiedStore> {
  const store = db.transaction(name).objectStore(name);
  const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
  const entries = keys.map((key, index) => ({ key, value: values[index] as unknown })); // whatever was put
  return { name, keyPath: store.keyPath as string | null, entries }; // no store of ours has several
}

function opened(
  name: string,
  version?: number,
  upgrade?: (fresh: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => upgrade?.(opening.result));
  return answerOf(opening);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
