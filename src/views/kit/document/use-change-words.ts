import { useLingui } from '@lingui/react';
import { usePermissionName } from '../permission/permission-name.ts';
import type { TimelineEntry } from '#views/ui/timeline.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useFieldDisplays } from '#views/displays-of-kinds.ts';
import { useDocumentName } from './document-name.ts';
import type { Difference } from '#model/history/history-diff.ts';
import { fieldDisplay } from './history-fields.ts';
import { useValueWords } from './use-value-words.ts';

type Change = NonNullable<TimelineEntry['changes']>[number];

/** Describes the differences between two versions of a document of a kind: which field, from what, to what. */
export function useChangeWords(kind: string): (differences: readonly Difference[]) => readonly Change[] {
  const say = useChangesOfKinds();
  return (differences) => say(kind, differences);
}

/** The same for documents of any kind. */
export function useChangesOfKinds(): (kind: string, differences: readonly Difference[]) => readonly Change[] {
  const { i18n } = useLingui();
  const sayValue = useValueWords();
  const ownSaid = useFieldDisplays();
  const nameOf = useEntryName();
  const sayPermissions = usePermissionWords();
  return (kind, differences) =>
    differences.flatMap((one) => {
      const said = ownSaid(kind, one.path, one.owner) ?? fieldDisplay(kind, one.path);
      if (!said) return [];
      const label = i18n._(said.label);
      const whole = isEntry(one.before) || isEntry(one.after);
      const inside = one.within && !whole ? `${nameOf(one.within)}, ${label}` : label;
      const tell = (value: unknown, other: unknown): string | null => {
        if (value === null || value === undefined) return null;
        if (said.as === 'permissions') return sayPermissions(value, other);
        return isEntry(value) ? nameOf(value) : sayValue(value, said.as, one.owner);
      };
      return [{ field: inside, before: tell(one.before, one.after), after: tell(one.after, one.before) }];
    });
}

/** The items of a long list that the other version lacks; null if there are none. */
function usePermissionWords(): (value: unknown, other: unknown) => string | null {
  const permissionName = usePermissionName();
  const namesIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  return (value, other) => {
    const others = new Set(namesIn(other));
    const own = namesIn(value).filter((name) => !others.has(name));
    return own.map((name) => permissionName(String(name))).join(', ') || null;
  };
}

const isEntry = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a list entry: what it is about, and how much of it. */
function useEntryName(): (entry: object) => string {
  const format = useFormat();
  const documentName = useDocumentName();
  return (entry) => {
    const read = (field: string): unknown => Reflect.get(entry, field);
    const text = (value: unknown): string | undefined =>
      typeof value === 'string' && value !== '' ? value : undefined;
    for (const table of ['product', 'supplier', 'warehouse'] as const) {
      const id = text(read(table));
      const quantity = read('quantity');
      if (id === undefined) continue;
      const name = documentName(table, id);
      return typeof quantity === 'number' ? `${name} × ${format.quantity(quantity)}` : name;
    }
    const [amount, on] = [read('amount'), text(read('on'))];
    if (typeof amount === 'number' && on !== undefined)
      return `${format.date(on)}: ${format.decimal(amount, 2, 2)}`;
    const own = ['code', 'label', 'name', 'key', 'tracking', 'street', 'city'].map((field) =>
      text(read(field)),
    );
    return own.find((one) => one !== undefined) ?? text(read('id'))?.slice(-4) ?? '';
  };
}
