import { isText, recordOf } from '#model/values/guards.ts';
import { keepJson, keptJson } from '../storage/kept-json.ts';
import { storages } from '../storage/browser-storages.ts';
import { tabClaims, type TabLocks } from '../tabs/tab-claims.ts';

const KEY = 'lagra-new-drafts';
const isForms = recordOf(isText);

/** Which new document of each kind a tab writes, and what of those that exist: it survives a reload, and is no other tab's. */
export interface TabDrafts {
  /** The name of its draft, of a kind or of a document's form; null where the tab writes none. */
  form(kind: string): string | null;
  keep(kind: string, form: string): void;
  /** The document of that form is saved or given up. */
  forget(form: string): void;
  /** Whether another tab that is open writes it, as it was when that was looked at last. */
  isElsewhere(form: string): boolean;
  /** What other open tabs write, as of then. */
  elsewhere(): readonly string[];
  /** Looks what other tabs write; true where that is not what it was. */
  look(): Promise<boolean>;
}

let own: Promise<TabDrafts> | undefined;

/** This tab's, as long as its page lasts. */
export function ownTabDrafts(): Promise<TabDrafts> {
  own ??= openTabDrafts(storages.own, globalThis.navigator?.locks);
  return own;
}

/**
 * What a tab wrote before it was loaded anew. The storage of a tab that was duplicated says the same in both: the form is
 * that of the one that holds its lock.
 * @param locks undefined where the page is not secure: then every tab believes its storage
 */
export async function openTabDrafts(storage: Storage, locks?: TabLocks): Promise<TabDrafts> {
  const tab = formsIn(storage);
  const claims = tabClaims(locks, 'lagra-writes-');
  const before = Object.values(tab.all());
  const mine = await Promise.all(before.map((form) => claims.take(form)));
  for (const [index, form] of before.entries()) if (!mine[index]) tab.forget(form);
  let elsewhere = await claims.others();
  return {
    form: (kind) => tab.all()[kind] ?? null,
    keep: (kind, form) => {
      const last = tab.all()[kind];
      if (last !== undefined && last !== form) claims.leave(last);
      tab.keep(kind, form);
      void claims.take(form);
    },
    forget: (form) => {
      claims.leave(form);
      tab.forget(form);
    },
    isElsewhere: (form) => elsewhere.has(form),
    elsewhere: () => [...elsewhere],
    look: async () => {
      const now = await claims.others();
      const isSame = now.size === elsewhere.size && [...now].every((form) => elsewhere.has(form));
      elsewhere = now;
      return !isSame;
    },
  };
}

/** The forms that a storage names, by kind. */
function formsIn(storage: Storage) {
  const all = (): Readonly<Record<string, string>> => keptJson(storage, KEY, isForms) ?? {};
  // Where a storage is full or shut the draft is kept all the same, and offered as an unfinished one.
  const write = (kept: Readonly<Record<string, string>>): void => keepJson(storage, KEY, kept);
  return {
    all,
    keep: (kind: string, form: string): void => write({ ...all(), [kind]: form }),
    forget: (form: string): void =>
      write(Object.fromEntries(Object.entries(all()).filter(([, kept]) => kept !== form))),
  };
}
