import { useState } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import type { ListRow } from '#model/areas/products/prices/price-lists.rules.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import type { PriceSteps } from '#model/areas/products/prices/bulk-change.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { areSound, typed } from '#views/kit/lines/line-editor.ts';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { usePriceSteps, type PriceRun } from '../use-price-steps.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import {
  baseOf,
  isBlankPrice,
  isSameLine,
  lineOf,
  oneOfTwo,
  priceGrammar,
  sheetSteps,
  unsavingSteps,
  type Base,
  type PriceCell,
  type PriceLine,
} from './price-lines.ts';

interface Sheet {
  readonly lines: readonly PriceLine[];
}

type SheetEditor = LineEditor<Sheet, PriceLine, PriceCell> & {
  readonly grammar: ReturnType<typeof priceGrammar>;
};

export interface PriceSheet {
  readonly editor: SheetEditor;
  readonly actions: ReturnType<typeof useLineActions<PriceLine, PriceCell, ProductRow>>;
  readonly run: PriceRun;
  /** How many prices saving writes. */
  readonly changes: number;
  readonly save: () => void;
  /** Takes over what became of a run, and shows what was refused at its lines. */
  readonly settle: () => void;
}

const ways = {
  isBlank: isBlankPrice,
  whole: 'product',
  columns: { product: 'product', category: 'product', unit: 'unit', from: 'quantity' },
};

const CHANGED: Refusal = { code: 'stale', fields: { product: 'stale' } };

/** The prices of products in a list as one sheet; nothing is written before it is saved. [PRI18, PRI19] */
export function usePriceSheet(list: ListRow, rows: readonly ListedPriceRow[]): PriceSheet {
  const [base, setBase] = useState<Base>(() => baseOf(rows));
  const [tried, setTried] = useState(false);
  const editor = useSheetEditor(list, rows, tried);
  const side = usePriceSide();
  const steps = sheetSteps({ side, list: list.id }, base, editor.kept);
  const { view } = useModel().replica;
  const saving = useSaving(editor, steps, base);
  return {
    editor,
    actions: useSheetActions(editor),
    run: saving.run,
    changes: steps.length,
    save: () => {
      setTried(true);
      saving.begin();
    },
    settle: () => {
      const shown = new Set([...base.keys(), ...editor.kept.map(({ id }) => id)]);
      const now = view.by(side.price, 'list', list.id);
      setBase(baseOf(now.filter((row) => !isArchived(row) && shown.has(row.id))));
      saving.end();
    },
  };
}

function useSheetEditor(list: ListRow, rows: readonly ListedPriceRow[], tried: boolean): SheetEditor {
  const model = useModel();
  const grammar = priceGrammar(usePriceSide());
  const { cells } = grammar;
  const read = (): Sheet => {
    const lines = rows.map(lineOf);
    return { lines: lines.length > 0 ? lines : [grammar.blank(model.newId())] };
  };
  const editor = useLineEditor<ListRow, Sheet, PriceLine, PriceCell>(list, { ...ways, cells, read });
  return {
    ...editor,
    grammar,
    cellError: (line, cell, own = tried ? missingIn(line, cell) : undefined) =>
      editor.cellError(line, cell, own),
  };
}

function useSheetActions(editor: SheetEditor): PriceSheet['actions'] {
  const { locale } = useFormat();
  const actions = useLineActions(editor, useProductCodes());
  const onCell = (id: string, cell: string, text: string): void => {
    const next = editor.value.lines.map(
      (line) => (line.id === id ? typed(editor.grammar.cells, line, cell as PriceCell, text, locale) : line), // only typed cells are editable
    );
    editor.change({ lines: oneOfTwo(next, id, cell) }, `${id}.${cell}`);
  };
  return { ...actions, onCell };
}

/** Writes the steps of a sheet, unless somebody else has changed one of its prices. */
function useSaving(editor: SheetEditor, steps: readonly PriceSteps[], base: Base) {
  const held = useHeld();
  const { price } = usePriceSide();
  const run = usePriceSteps();
  const { kept } = editor;
  const begin = (): void => {
    if (steps.length === 0 || !areSound(kept) || kept.some(isUnpriced)) return;
    const others = steps.filter(({ id }) => isChangedByOthers(base.get(id), held(price, id)));
    if (others.length > 0) editor.show(refusalOf(kept, new Map(others.map(({ id }) => [id, CHANGED]))));
    else
      run.begin(steps.map((one) => ({ ...one, undoing: () => unsavingSteps(one, (id) => held(price, id)) })));
  };
  const end = (): void => {
    const refused = refusedIn(run.results);
    run.close();
    if (refused.size === 0) editor.saved();
    else editor.show(refusalOf(kept, refused));
  };
  return { run, begin, end };
}

const isUnpriced = ({ price, discount }: PriceLine): boolean => price === null && discount === null;

/** The code of what is missing in a cell: shown once saving is attempted. */
function missingIn(line: PriceLine, cell: string): string | undefined {
  if (isBlankPrice(line)) return undefined;
  if (cell === 'product') return line.product === null ? 'required' : undefined;
  return cell === 'price' && isUnpriced(line) && !('price' in line.wrong) ? 'priceOrDiscount' : undefined;
}

const isChangedByOthers = (before: PriceLine | undefined, now: ListedPriceRow | undefined): boolean =>
  before !== undefined && (!now || isArchived(now) || !isSameLine(lineOf(now), before));

/** What became of refused lines: the code of each, and the field that it is about. */
function refusedIn(results: readonly BulkResult[]): ReadonlyMap<string, Refusal> {
  return new Map(
    results.flatMap(({ document, verdict }) =>
      verdict.is === 'refused' ? [[document, verdict.refusal] as const] : [],
    ),
  );
}

/** Refusals of single prices as one of the sheet, each at its line. */
function refusalOf(lines: readonly PriceLine[], refused: ReadonlyMap<string, Refusal>): Refusal {
  const fields = lines.flatMap(({ id }, index) => {
    const { code = '', fields: at = { product: code } } = refused.get(id) ?? {};
    return code === '' ? [] : Object.entries(at).map(([field, why]) => [`lines.${index}.${field}`, why]);
  });
  return { code: 'pricesRefused', fields: Object.fromEntries(fields) };
}
