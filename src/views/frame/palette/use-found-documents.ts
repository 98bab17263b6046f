import { useLingui } from '@lingui/react';
import { LOCALES } from '#i18n/locale.ts';
import { searchedCode } from '#model/gs1/read-scan.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useDisplayName } from '#views/kit/document/display-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { statesInOrder } from '#views/kit/document/state-names.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { placeOf } from '#views/kind-registry.ts';
import { places } from '#views/kinds.ts';
import { listMemory } from '#views/kit/list/list-memory.ts';
import { useIdleWork } from '#views/ui/use-idle-work.ts';
import type { PaletteEntry, RankedGroup } from './palette-entry.ts';
import { bestOf } from './rank.ts';
import { labelOfRow, namesOfRow } from './row-names.ts';

/** The searched kinds of documents, in the order in which equally good matches are shown. */
export const findableKinds = places.toSorted((a, b) => a.found - b.found).map(({ kind }) => kind);

const MOST_OF_A_KIND = 5;
/** A query with more matches than this is too short to rank them. */
const MOST_RANKED = 4000;

/** Any searchable row: a document's, with its naming fields. */
type Row = DocumentRow;

export interface FoundDocuments {
  /** Documents matching a query, by kind; none for an empty one. */
  find(query: string): readonly RankedGroup[];
  /** One by its kind and id; undefined if the device does not hold it. */
  entryOf(kind: string, id: string): PaletteEntry | undefined;
}

/** Documents that the device holds and the person may see; indexed while nobody types. */
export function useFoundDocuments(): FoundDocuments {
  const { i18n } = useLingui();
  const model = useModel();
  const { replica } = model;
  const held = useHeld();
  const inWords = useRowInWords();
  const entry = useEntry(inWords);
  const open = findableKinds.filter((kind) => model.may(`${kind}.view`));
  const memoryOf = (kind: TableName) => {
    const text = (row: Row): string => namesOfRow(inWords(kind, row)).join(' ').toLowerCase();
    const fields = { text, stamp: kind === 'role' ? LOCALES.findIndex((one) => one === i18n.locale) : 0 };
    const memory = listMemory<Row>(replica, `palette/${kind}`, fields);
    const rows = replica.rows(kind) as readonly Row[]; // all of these tables hold documents
    memory.index.update(rows, fields);
    return memory;
  };
  useIdleWork(replica, () => open.every((kind) => memoryOf(kind).index.foresee(NOTHING)));
  const findKind = (kind: TableName, query: string): readonly RankedGroup[] => {
    const { rows } = memoryOf(kind).search.find({ ...EVERYTHING, name: query, search: query });
    const namesOf = (row: Row) => namesOfRow(inWords(kind, row));
    const best = bestOf(rows.slice(-MOST_RANKED).toReversed(), namesOf, query, MOST_OF_A_KIND);
    const words = wordsOf(kind);
    const [first] = best;
    if (!first || !words) return [];
    const entries = best.map(({ one }) => entry(words, one));
    return [{ id: kind, label: i18n._(words.many), entries, rank: first.rank }];
  };
  return {
    find: (query) => (query.trim() === '' ? [] : open.flatMap((kind) => findKind(kind, searchedCode(query)))),
    entryOf: (kind, id) => {
      const words = wordsOf(kind);
      const row = held(kind as TableName, id); // ids of entries name tables
      return words && row ? entry(words, row as Row) : undefined; // as above
    },
  };
}

const NOTHING = { orderings: [], filters: [] };
const AS_THEY_CAME = { column: '', key: undefined, direction: 'ascending', stamp: 0, locale: '' } as const;
const EVERYTHING = { state: undefined, filter: undefined, ordering: AS_THEY_CAME } as const;

type InWords = (kind: string, row: Row) => Row;

/** A row with its names; one created with the company also has its name in the language of the page. */
function useRowInWords(): InWords {
  const { i18n } = useLingui();
  const givenName = useDisplayName();
  return (kind, row) => {
    const { name } = row as { name?: unknown }; // for kinds that have one
    const given = typeof name === 'string' ? givenName(kind, name) : name;
    return given === name ? row : { ...row, name: { en: name, [i18n.locale]: given } };
  };
}

/** A document as an entry: its name, its customer or supplier, and its state. */
function useEntry(inWords: InWords): (words: DocumentWords, row: Row) => PaletteEntry {
  const { i18n } = useLingui();
  const paths = usePaths();
  const held = useHeld();
  const partyOf = (row: Row): string => {
    const { customer, supplier } = row as { customer?: unknown; supplier?: unknown }; // for kinds that have one
    if (typeof customer === 'string') return held('customer', customer)?.name ?? '';
    return typeof supplier === 'string' ? (held('supplier', supplier)?.name ?? '') : '';
  };
  return (words, row) => {
    // The first region is the main one.
    const state = words.states[statesInOrder(words.states, row.state)[0] ?? ''];
    const detail = [partyOf(row), state ? i18n._(state.label) : ''].filter((part) => part !== '');
    return {
      id: `${words.kind}/${row.id}`,
      label: labelOfRow(inWords(words.kind, row), i18n.locale) || i18n._(words.one),
      detail: detail.join(' · '),
      icon: placeOf(words.kind)?.icon ?? 'file',
      run: () => paths.go(documentPath(words.kind, row.id) ?? '/dashboard'),
    };
  };
}
