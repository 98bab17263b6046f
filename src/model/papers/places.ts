import { SYSTEM } from '#model/engine/actor.ts';
import { isVirtualPlace } from './paper-words.ts';
import type { PaperSource } from './paper-source.ts';

/** The names of places, warehouses and people on papers. */
export function placeNames({ view, pen, nameOf }: Pick<PaperSource, 'view' | 'pen' | 'nameOf'>) {
  return {
    /** The code of a bin, words for a virtual place, and for one that the reader's role does not cover. */
    place: (id: string | null): string => {
      if (id === null) return '';
      if (isVirtualPlace(id)) return pen.word(`place.${id}`);
      return view.get('location', id)?.code ?? pen.word('anotherWarehouse');
    },
    warehouse: (id: string): string => view.get('warehouse', id)?.name ?? pen.word('anotherWarehouse'),
    /** Within a sentence; empty for nobody. */
    person: (user: string | null | undefined): string => {
      if (!user) return '';
      return user === SYSTEM ? pen.word('system') : (nameOf(user) ?? pen.word('someoneElse'));
    },
    /** Lines in the order in which they are walked by. */
    walked: <L>(lines: readonly L[], placeOf: (line: L) => string): readonly L[] => {
      const rank = (line: L): number =>
        view.get('location', placeOf(line))?.pickSequence ?? Number.MAX_SAFE_INTEGER;
      return lines.toSorted((a, b) => rank(a) - rank(b));
    },
  };
}
