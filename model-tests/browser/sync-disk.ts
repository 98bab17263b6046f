import type { BrowserContext } from 'playwright-core';

/** A device's copy of a company, controlled by a walk: while held, nobody else can read it. */
export interface SyncDisk {
  /** With `isEmptied`, leaves nothing pending on it. */
  hold(isEmptied?: boolean): Promise<void>;
  /** From now on the company is kept, or is not. */
  release(isKept: boolean): Promise<void>;
}

/** The other tab's own script, as far as the walk controls it. */
interface Holding {
  release?: ((isKept: boolean) => Promise<void>) | undefined;
  /** The company's position on the device when last seen there, and the pages as of it. */
  head?: unknown;
  pages?: readonly (readonly [IDBValidKey, unknown])[];
}

/** Another tab of the same browser, which writes to the company's database, so that readers wait. */
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

/** Runs in the other tab. */
async function letGo(isKept: boolean): Promise<void> {
  const holding = globalThis as Holding; // left there by `holdOn`
  await holding.release?.(isKept);
  holding.release = undefined;
}

/** Runs in the other tab: a transaction lives as long as requests keep coming. */
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
  const writing = db.transaction(['meta', 'page', 'outbox'], 'readwrite');
  const meta = writing.objectStore('meta');
  const page = writing.objectStore('page');
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  writing.addEventListener('complete', () => (db.close(), ended.resolve()));
  writing.addEventListener('abort', () => ended.reject(new Error(`${name} is not written`)));
  let wanted: boolean | undefined;
  const keys = page.getAllKeys();
  const texts = page.getAll(); // answered after the keys
  texts.addEventListener('success', () => {
    if (texts.result.length > 0) holding.pages = keys.result.map((key, index) => [key, texts.result[index]]);
  });
  if (isEmptied) writing.objectStore('outbox').clear();
  const goOn = (): void => {
    const asked = meta.get('head');
    asked.addEventListener('success', () => {
      holding.head = asked.result ?? holding.head;
      begun.resolve();
      if (wanted === undefined) goOn();
      else if (!wanted) meta.delete('head');
      else if (asked.result === undefined && holding.head !== undefined) {
        meta.put(holding.head, 'head');
        for (const [key, text] of holding.pages ?? []) page.put(text, key);
      }
    });
  };
  goOn();
  holding.release = (isKept) => {
    wanted = isKept;
    return ended.promise;
  };
  await begun.promise;
}
