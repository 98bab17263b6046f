import { companyWorld } from '#machines/company.fixtures.ts';
import type {
  ImportBeginning,
  ImportCounts,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, threeWays, unfit } from '../model/offers.ts';
import { dataImportRows, dataImportStart, type DataImportObserved } from '../spec/data-import.rows.ts';

const mapping = (keyed: boolean): ImportBeginning['mapping'] => ({
  target: 'products',
  mode: 'createAndUpdate',
  key: 'sku',
  columns: keyed ? [{ column: 0, field: 'sku' }] : [],
  fixed: {},
});
const table = { sheet: null, heads: ['SKU', 'Name'], headLine: 1, lines: 4, skipped: 0 };
const beginning = (keyed: boolean): ImportBeginning => ({
  file: { name: 'articles.csv', size: 120, format: 'csv', sheets: [] },
  table,
  mapping: mapping(keyed),
  recalled: false,
});
const none: ImportCounts = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };
const counts: Readonly<Record<string, ImportCounts>> = {
  'nothing fits': { ...none, rejected: 4 },
  'two fit': { ...none, create: 1, update: 1, same: 1, rejected: 1 },
  'all taken': { ...none, taken: 2, same: 1, rejected: 1 },
  'some taken': { ...none, create: 1, taken: 1, rejected: 2 },
};

/** What the path tree consists of. */
const walked = new Set([
  'begin with its key',
  'check',
  'noteChecked two fit',
  'run',
  'noteRun all taken',
  'undo',
  'noteUndone nothing fits',
  'discard',
]);

const importIn = ({ view, subject }: EngineWorld) => typed(view).get('dataImport', subject);

/** An import of four lines, with what its server tells of them. */
export const documentCase = defineCase<DataImportObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  return {
    kind: 'dataImport',
    rows: dataImportRows,
    starts: dataImportStart,
    bounds: 'One file of four lines, its key mapped or not; nothing fits, all or some of it is taken.',
    tree: {
      keep: ({ label }) => walked.has(label),
      why: 'The path tree has a file with its key, of which all that fits is taken; the covers walk all the rest from every state.',
    },
    worlds: { 'no import': worldOf(base, subject) },
    figures: (world) => {
      const row = importIn(world);
      const has = row?.mapping.columns.some(({ field }) => field === row.mapping.key) ?? false;
      return {
        keyed: has,
        ready: row ? row.counts.create + row.counts.update : 0,
        taken: row?.counts.taken ?? 0,
      };
    },
    offers: () => [
      ...[true, false].flatMap((keyed) => {
        const variant = keyed ? 'with its key' : 'without a key';
        return [
          offer('begin', variant, beginning(keyed), { ...fits, within: true, keyed }, inside),
          offer(
            'map',
            variant,
            { table, mapping: mapping(keyed), recalled: false },
            { ...fits, within: true, keyed },
            inside,
          ),
        ];
      }),
      offer('begin', 'malformed', {}, unfit, inside),
      offer('begin', 'not from within', beginning(true), unfit),
      ...['noteChecked', 'recount', 'noteRun', 'noteUndone'].flatMap((word) => [
        ...Object.entries(counts).map(([variant, of]) =>
          offer(
            word,
            variant,
            { counts: of },
            { ...fits, within: true, ready: of.create + of.update, taken: of.taken },
            inside,
          ),
        ),
        offer(word, 'malformed', {}, unfit, inside),
      ]),
      ...['check', 'run', 'stop', 'undo', 'discard'].flatMap((word) => threeWays(word, {})),
    ],
  };
});
