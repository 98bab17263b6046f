import type { BrowserContext } from 'playwright-core';

/** What a device keeps of a company, in the hands of a walk: as long as it is held nobody else reads it. */
export interface SyncDisk {
  /** Nothing that waits for the server is left on it where `isEmptied`. */
  hold(isEmptied?: boolean): Promise<void>;
  /** From now on the company is kept, or is not. */
  release(isKept: boolean): Promise<void>;
}

/** The other tab's own script, as far as the walk has a hand in it. */
interface Holding {
  release?: ((isKept: boolean) => Promise<void>) | undefined;
  /** Where the company stood on the device when it was last seen there. */
  head?: unknown;
}

/** Another tab of the same browser, which writes to the database of the company, so that whoever reads it waits. */
export async function holdDisk(context: BrowserContext, origin: string): Promise<SyncDisk> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/build.json`);
  const release = (isKept: boolean): Promise<void> => tab.evaluate(letGo, isKept);
  return {
    hold: async (isEmptied = false) => {
      await release(true);
      await tab.evaluate(holdOn, isEmptied);
    },
    release,
  };
}

/** In the other tab. */
async function letGo(isKept: boolean): Promise<void> {
  const holding = globalThis as Holding; // what `holdOn` leaves there
  await holding.release?.(isKept);
  holding.release = undefined;
}

/** In the other tab: a transaction lives as long as it is asked for something. */
async function holdOn(isEmptied: boolean): Promise<void> {
  const holding = globalThis as Holding; // for `letGo`
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => /^lagra-.+-\d+$/.test(one));
  if (name === undefined) throw new Error(`no company is kept, only ${names.join()}`);
  const db = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => done(opening.result));
    opening.addEventListener('error', () => fail(new Error(`no database ${name}`)));
  });
  const writing = db.transaction(['meta', 'outbox'], 'readwrite');
  const meta = writing.objectStore('meta');
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  writing.addEventListener('complete', () => (db.close(), ended.resolve()));
  writing.addEventListener('abort', () => ended.reject(new Error(`${name} is not written`)));
  let wanted: boolean | undefined;
  if (isEmptied) writing.objectStore('outbox').clear();
  const goOn = (): void => {
    const asked = meta.get('head');
    asked.addEventListener('success', () => {
      holding.head = asked.result ?? holding.head;
      begun.resolve();
      if (wanted === undefined) goOn();
      else if (!wanted) meta.delete('head');
      else if (asked.result === undefined && holding.head !== undefined) meta.put(holding.head, 'head');
    });
  };
  goOn();
  holding.release = (isKept) => {
    wanted = isKept;
    return ended.promise;
  };
  await begun.promise;
}
