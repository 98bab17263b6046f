import { useState } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { areSound, typed } from '#views/kit/lines/line-editor.ts';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { usePriceSteps, type PriceRun } from '../use-price-steps.ts';
import {
  baseOf,
  isBlankPrice,
  isSameLine,
  lineOf,
  oneOfTwo,
  priceCells,
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

export interface PriceSheet {
  readonly editor: LineEditor<Sheet, PriceLine, PriceCell> & { readonly grammar: typeof priceGrammar };
  readonly actions: ReturnType<typeof useLineActions<PriceLine, PriceCell, ProductRow>>;
  readonly run: PriceRun;
  /** How many prices saving writes. */
  readonly changes: number;
  readonly save: () => void;
  /** Takes over what became of a run, and shows what was refused at its lines. */
  readonly settle: () => void;
}

const ways = {
  cells: priceCells,
  isBlank: isBlankPrice,
  whole: 'product',
  columns: { product: 'product', category: 'product', unit: 'unit', from: 'quantity' },
};

const CHANGED: Refusal = { code: 'stale', fields: { product: 'stale' } };

/** The prices of products in a list as one sheet; nothing is written before it is saved. [PRI18, PRI19] */
export function usePriceSheet(list: PriceListRow, rows: readonly PriceRow[]): PriceSheet {
  const held = useHeld();
  const model = useModel();
  const { locale } = useFormat();
  const [base, setBase] = useState<Base>(() => baseOf(rows));
  const [tried, setTried] = useState(false);
  const read = (): Sheet => {
    const lines = rows.map(lineOf);
    return { lines: lines.length > 0 ? lines : [priceGrammar.blank(model.newId())] };
  };
  const lines = useLineEditor<PriceListRow, Sheet, PriceLine, PriceCell>(list, { ...ways, read });
  const run = usePriceSteps();
  const editor = {
    ...lines,
    grammar: priceGrammar,
    cellError: (line: PriceLine, cell: string, own?: string) =>
      lines.cellError(line, cell, own ?? (tried ? missingIn(line, cell) : undefined)),
  };
  const steps = sheetSteps(list.id, base, lines.kept);
  const actions = useLineActions(editor, useProductCodes());
  const onCell = (id: string, cell: string, text: string): void => {
    const next = lines.value.lines.map(
      (line) => (line.id === id ? typed(priceCells, line, cell as PriceCell, text, locale) : line), // only typed cells are editable
    );
    lines.change({ lines: oneOfTwo(next, id, cell) }, `${id}.${cell}`);
  };
  const save = (): void => {
    setTried(true);
    if (steps.length === 0 || !areSound(lines.kept) || lines.kept.some(isUnpriced)) return;
    const changed = steps.filter(({ id }) => isChangedByOthers(base.get(id), held('price', id)));
    if (changed.length > 0)
      return lines.show(refusalOf(lines.kept, new Map(changed.map(({ id }) => [id, CHANGED]))));
    run.begin(steps.map((one) => ({ ...one, undoing: () => unsavingSteps(one, (id) => held('price', id)) })));
  };
  return {
    editor,
    actions: { ...actions, onCell },
    run,
    changes: steps.length,
    save,
    settle: () => {
      const refused = refusedIn(run.results);
      const shown = new Set([...base.keys(), ...lines.kept.map(({ id }) => id)]);
      const now = model.replica.view.by('price', 'list', list.id);
      setBase(baseOf(now.filter(({ id, state }) => state === 'active' && shown.has(id))));
      run.close();
      if (refused.size === 0) lines.saved();
      else lines.show(refusalOf(lines.kept, refused));
    },
  };
}

const isUnpriced = ({ price, discount }: PriceLine): boolean => price === null && discount === null;

/** The code of what is missing in a cell: shown once saving is attempted. */
function missingIn(line: PriceLine, cell: string): string | undefined {
  if (isBlankPrice(line)) return undefined;
  if (cell === 'product') return line.product === null ? 'required' : undefined;
  return cell === 'price' && isUnpriced(line) && !('price' in line.wrong) ? 'priceOrDiscount' : undefined;
}

const isChangedByOthers = (before: PriceLine | undefined, now: PriceRow | undefined): boolean =>
  before !== undefined && (now?.state !== 'active' || !isSameLine(lineOf(now), before));

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
