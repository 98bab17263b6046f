import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import { proposedLetter, type ProposedLetter } from '#model/papers/letter.ts';
import type { Paper } from '#model/papers/paper.ts';
import type { PaperDeclaration, PaperOptions } from '#model/papers/paper-source.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { useModel, useTablesVersion } from '../document/model-context.tsx';
import { useKnownName } from '../document/person-name.ts';
import { useToday } from '../document/use-today.ts';

/** The tables that every paper is drawn from. */
const always: readonly TableName[] = ['company', 'customer', 'supplier'];

interface DrawnPaper {
  readonly paper: Paper | null;
  /** The letter that it goes with, in the reader's name; null: it is not mailed. */
  readonly letter: ProposedLetter | null;
}

/**
 * The paper of a document, drawn from what the device holds; rows that it lacks are fetched, and the paper is drawn again
 * once they are there.
 */
export function usePaper<K extends TableName>(
  declared: PaperDeclaration<K>,
  row: Rows[K],
  options: PaperOptions = {},
): DrawnPaper {
  const { world, sender, lacking } = usePaperWorld(declared);
  const paper = drawPaper(declared, row, world, options);
  const { party } = options;
  const letter = proposedLetter(declared, row, world, sender, party === undefined ? {} : { party });
  useFetched(lacking);
  return { paper, letter };
}

/** The letters to several that a document is for, in the reader's name, by whom they are for; without those that cannot be drawn yet. */
export function useLetters<K extends TableName>(
  declared: PaperDeclaration<K>,
  row: Rows[K],
  parties: readonly string[],
): ReadonlyMap<string, ProposedLetter> {
  const { world, sender, lacking } = usePaperWorld(declared);
  const letters = parties.flatMap((party) => {
    const letter = proposedLetter(declared, row, world, sender, { party });
    return letter ? [[party, letter] as const] : [];
  });
  useFetched(lacking);
  return new Map(letters);
}

/** What papers are drawn from here; what drawing them lacks is noted in `lacking`. */
function usePaperWorld<K extends TableName>(declared: PaperDeclaration<K>) {
  const model = useModel();
  const language = useLanguage();
  const nameOf = useKnownName();
  const today = useToday();
  useTablesVersion([declared.kind, ...always, ...declared.reads]);
  const lacking = new Map<string, () => Promise<unknown>>();
  const view = forgiving(model, lacking);
  const may = (permission: string): boolean => model.may(permission);
  const world = { view, may, nameOf, today, language, texts: paperTexts, writing };
  return { world, sender: nameOf(model.user) ?? '', lacking };
}

/** Fetches what drawing lacked; called once all is drawn. */
function useFetched(lacking: ReadonlyMap<string, () => Promise<unknown>>): void {
  useAsync([...lacking.keys()].join(' '), () => Promise.all([...lacking.values()].map((fetch) => fetch())));
}

/** Reads what there is. What there is not is noted, to be fetched; of look-ups that are known in part, the part is read. */
function forgiving(model: CompanyModel, lacking: Map<string, () => Promise<unknown>>): Reader {
  const { replica } = model;
  return {
    get: (table, id) => {
      try {
        return replica.view.get(table, id);
      } catch (error) {
        if (!(error instanceof Miss)) throw error;
        lacking.set(`${table}/${id}`, () => model.fetchDocument(table, id));
        return undefined;
      }
    },
    // Papers look rows up by fields, under the fields' names.
    by: (table, index, key) =>
      ifKnown(
        () => replica.view.by(table, index, key),
        replica.rows(table).filter((one) => Reflect.get(one, index) === key) as never, // table N holds Rows[N]
      ),
  };
}
