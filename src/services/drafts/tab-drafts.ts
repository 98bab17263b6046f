import { isText, recordOf } from '#model/values/guards.ts';

const KEY = 'lagra-new-drafts';
const isForms = recordOf(isText);

/** Which new document of each kind a tab writes: it survives a reload, and is no other tab's. */
export interface TabDrafts {
  /** The name of its form; null where the tab writes none. */
  form(kind: string): string | null;
  keep(kind: string, form: string): void;
  /** The document of that form is saved or given up. */
  forget(form: string): void;
}

export function tabDrafts(storage: Storage): TabDrafts {
  const read = (): Readonly<Record<string, string>> => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
      return isForms(kept) ? kept : {};
    } catch {
      return {};
    }
  };
  const write = (kept: Readonly<Record<string, string>>): void => {
    try {
      storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A storage that is full or shut: the draft is kept, and offered as an unfinished one.
    }
  };
  return {
    form: (kind) => read()[kind] ?? null,
    keep: (kind, form) => write({ ...read(), [kind]: form }),
    forget: (form) => write(Object.fromEntries(Object.entries(read()).filter(([, kept]) => kept !== form))),
  };
}
