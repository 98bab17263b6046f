import { codeKey } from '#model/values/code-key.ts';
import { compare } from '#model/values/order.ts';
import type { Option } from '#views/ui/option.ts';
import type { ChoosingProps } from '#views/ui/use-choosing.ts';

const SHOWN = 12;

/** What a field for a party chooses among. */
export type PartyChoice = Required<Pick<ChoosingProps<string>, 'search' | 'exact'>>;

interface Party {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

interface PartySearch<P> {
  /** Of all of them, as they are then. */
  readonly rows: () => readonly P[];
  /** The text a party is searched by. */
  readonly text: (row: P) => string;
  readonly isOffered: (row: P) => boolean;
  readonly hint: (row: P) => string;
  /** Why one that is not offered cannot be chosen. */
  readonly refused: (row: P) => string;
}

/** Suggestions for a party field, by name: those that contain all the words; and the one with exactly this number. [UI58] */
export function partyChoice<P extends Party>({ rows, refused, ...sought }: PartySearch<P>): PartyChoice {
  const optionOf = (row: P): Option => ({ value: row.id, label: row.name, hint: sought.hint(row) });
  return {
    search: (query) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return rows()
        .filter((row) => words.every((word) => sought.text(row).toLowerCase().includes(word)))
        .filter(sought.isOffered)
        .sort((a, b) => compare(a.name, b.name))
        .slice(0, SHOWN)
        .map(optionOf);
    },
    exact: (text) => {
      const named = rows().filter(({ number, name }) => [number, name].some((one) => isSame(one, text)));
      const row = named.find(sought.isOffered);
      if (row) return optionOf(row);
      const [other] = named;
      return other && refused(other);
    },
  };
}

const isSame = (one: string, text: string): boolean => one !== '' && codeKey(one) === codeKey(text);
