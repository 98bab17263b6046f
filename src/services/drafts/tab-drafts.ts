import { isText, recordOf } from '#model/values/guards.ts';
import { keepJson, keptJson } from '../storage/kept-json.ts';
import { storages } from '../storage/browser-storages.ts';
import { tabClaims, type TabLocks } from '../tabs/tab-claims.ts';

const KEY = 'lagra-new-drafts';
const isForms = recordOf(isText);

/** The drafts a tab is editing, of new and existing documents: survives a reload, and is not shared with other tabs. */
export interface TabDrafts {
  /** The name of its draft, by kind or by form of an existing document; null if the tab has none. */
  form(kind: string): string | null;
  keep(kind: string, form: string): void;
  /** The form's document was saved or its draft discarded. */
  forget(form: string): void;
  /** Whether another open tab is editing it, as of the last look. */
  isElsewhere(form: string): boolean;
  /** What other open tabs are editing, as of the last look. */
  elsewhere(): readonly string[];
  /** Checks what other tabs are editing; true if that has changed. */
  look(): Promise<boolean>;
}

let own: Promise<TabDrafts> | undefined;

/** This tab's drafts, for the lifetime of the page. */
export function ownTabDrafts(): Promise<TabDrafts> {
  own ??= openTabDrafts(storages.own, globalThis.navigator?.locks);
  return own;
}

/**
 * The drafts a tab was editing before a reload. A duplicated tab has the same storage: a form belongs to the tab that
 * holds its lock.
 * @param locks undefined in insecure contexts: then every tab trusts its storage
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

/** The drafts named in a storage, by kind. */
function formsIn(storage: Storage) {
  const all = (): Readonly<Record<string, string>> => keptJson(storage, KEY, isForms) ?? {};
  // If the storage is full or unavailable, the draft itself is kept anyway and offered as unfinished.
  const write = (kept: Readonly<Record<string, string>>): void => keepJson(storage, KEY, kept);
  return {
    all,
    keep: (kind: string, form: string): void => write({ ...all(), [kind]: form }),
    forget: (form: string): void =>
      write(Object.fromEntries(Object.entries(all()).filter(([, kept]) => kept !== form))),
  };
}
