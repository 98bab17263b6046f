import { textsOfKinds } from '#words/kinds.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { shownKind } from '#words/kind-names.ts';
import type { Text } from '#words/text.ts';
import { commandRows, definitionOf } from '#views/kit/article/kind-definition.ts';
import { fieldsOf, schemaOf } from './reference-fields.ts';

/** Something that a search of the reference finds. */
export interface Found {
  readonly kind: string;
  /** The command; null: the kind itself. */
  readonly command: string | null;
  /** What was found of it: a field or the code of a refusal. */
  readonly part: string | null;
}

interface Entry extends Found {
  /** In lower case. */
  readonly text: string;
}

/** The kinds that people and programs give commands to, by their name in English. */
export const referenceKinds: readonly string[] = [...textsOfKinds.keys()].filter(
  (kind) => commandRows(definitionOf(kind)).length > 0 && shownKind(kind) !== undefined,
);

const said = (text: Text | undefined): string => (text ? `${text.en} ${text.sv}` : '');

let entries: readonly Entry[] | undefined;

/** Everything that can be found; made when it is first searched. */
function everything(): readonly Entry[] {
  entries ??= referenceKinds.flatMap((kind): Entry[] => {
    const definition = definitionOf(kind);
    const names = shownKind(kind);
    const entry = (command: string | null, part: string | null, text: string): Entry => ({
      kind,
      command,
      part,
      text: text.toLowerCase(),
    });
    const commands = commandRows(definition).flatMap(({ command, name, codes }) => {
      const spec = definition.type.commands[command];
      const fields = spec ? fieldsOf(schemaOf(spec.schema)) : [];
      return [
        entry(command, null, `${kind}.${command} ${said(name)} ${said(names?.one)}`),
        ...fields.map(({ path }) => entry(command, path, path)),
        ...codes.map((code) => entry(command, code, `${code} ${said(refusalTexts[code])}`)),
      ];
    });
    return [entry(null, null, `${kind} ${said(names?.one)} ${said(names?.many)}`), ...commands];
  });
  return entries;
}

/** At most so many are shown. */
const MOST_FOUND = 60;

/** What has all the words of a search, kinds first, then commands. [APR2] */
export function foundIn(search: string): readonly Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ command, part }: Found): number => (command === null ? 0 : part === null ? 1 : 2);
  return everything()
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_FOUND);
}
