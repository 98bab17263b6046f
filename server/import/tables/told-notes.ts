import type { LineNote } from '#model/areas/integrations/data-import/import-line.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';

const words: Readonly<Record<LineNote['how'], string>> = {
  leftOut: 'left out of',
  rounded: 'rounded in',
  cleaned: 'cleaned in',
  converted: 'converted in',
};

/** What was left out of lines, or read otherwise than it is written: a sentence for each field and reason. [DI47] */
export function toldOf(notes: readonly LineNote[]): readonly string[] {
  const groups = Map.groupBy(notes, ({ field, code, how }) => [field, code, how].join(' '));
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { field, code, params, how } = first;
      const lines = others.length === 0 ? 'a line' : `${others.length + 1} lines`;
      return [
        `${field ?? 'a cell'} ${words[how]} ${lines}: ${sentenceOf({ code, ...(params && { params }) }, 'en')}`,
      ];
    });
}
