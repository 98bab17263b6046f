import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { lotAlone } from '#views/kit/scan-mode/scanned-codes.ts';
import { draftOf, formOf, type AdjustDraft } from './adjustment-draft.ts';
import { reasonChosen, useAdjustReasons } from './adjust-choices.ts';
import { lotOf, meaningOf, withScanned, type ScanMeaning, type ScannedGoods } from './scanned-adjustment.ts';

/** Whether scanned goods are taken out of stock, or were found. */
export type Direction = 'out' | 'in';

/** One scan that can be undone. */
export interface Scanned extends ScannedGoods {
  readonly id: string;
}

type Item = Extract<ScanMeaning, { readonly is: 'item' }>;

export interface AdjustScan {
  readonly said: ScanMessage | null;
  /** The bin that was scanned last. */
  readonly bin: string | null;
  readonly direction: Direction;
  readonly turn: (direction: Direction) => void;
  /** The reason of what is scanned next, as it is chosen. */
  readonly reason: string | null;
  readonly choose: (reason: string) => void;
  readonly scans: readonly Scanned[];
  readonly onScan: (code: string) => void;
  readonly undo: (scan: Scanned) => void;
  /** Gives a line its reason, as it is chosen. */
  readonly explain: (line: string, reason: string) => void;
  /** The line of the last scan. */
  readonly line: AdjustmentLine | undefined;
  /** Gives lines their photos, files by line. */
  readonly attach: (photos: ReadonlyMap<string, string>) => void;
}

/** What was chosen before the scans. */
export interface Begun {
  readonly bin: string | undefined;
  /** As it is chosen. */
  readonly reason: string | undefined;
}

/** Adjusting on the floor: bin, item by item, reason; each scan is kept in the draft at once, also offline. [AD7] */
export function useAdjustScan(row: AdjustmentRow, begun: Begun): AdjustScan {
  const { said, say } = useSaying();
  const model = useModel();
  const [bin, setBin] = useState<string | null>(begun.bin ?? null);
  const [direction, turn] = useState<Direction>('out');
  const isOffered = useAdjustReasons('quantity').some(({ value }) => value === begun.reason);
  const [reason, choose] = useState<string | null>(isOffered ? (begun.reason ?? null) : null);
  const [scans, setScans] = useState<readonly Scanned[]>([]);
  const { write, ...writing } = useWriting(row, say);
  const drop = (id: string): void => setScans((before) => before.filter((one) => one.id !== id));
  const take = ({ product, quantity }: Item, lot: string | null): void => {
    if (bin === null) return;
    const given = reason === null ? { reason: null, scrap: false } : reasonChosen(reason);
    const moved = direction === 'out' ? -quantity : quantity;
    const goods = { product: product.id, location: bin, lot, quantity: moved, reason: given };
    const id = model.newId();
    if (write(goods, () => drop(id))) setScans((before) => [{ ...goods, id }, ...before]);
  };
  const undo = (scan: Scanned): void => {
    if (write({ ...scan, quantity: -scan.quantity })) drop(scan.id);
  };
  const onScan = useCodes(row, { say, bin, setBin, take });
  const line = scans[0] && row.lines.find((one) => isOf(one, scans[0]));
  return { ...writing, said, bin, direction, turn, reason, choose, scans, undo, onScan, line };
}

/** Whether a line is of what was scanned. */
const isOf = (line: AdjustmentLine, scan: ScannedGoods | undefined): boolean =>
  line.product === scan?.product && line.location === scan.location && (line.lot ?? null) === scan.lot;

interface Codes {
  readonly say: Say;
  readonly bin: string | null;
  readonly setBin: (bin: string) => void;
  readonly take: (item: Item, lot: string | null) => void;
}

/** Handles a scanned code: of a bin, an item, or the lot of the item that was scanned before. */
function useCodes({ warehouse }: AdjustmentRow, { say, bin, setBin, take }: Codes): (code: string) => void {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const placeName = usePlaceName();
  const problemOf = useScanProblem();
  const { asked, lotFor } = useLots(say);
  const takeItem = (item: Item): void => {
    if (bin === null) return say('wrong', t`Scan the bin first`);
    const lot = lotFor(item);
    if (lot !== undefined) take(item, lot);
  };
  return (code) => {
    const meaning = meaningOf(model, warehouse ?? '', code, today);
    if (meaning.is === 'item') return takeItem(meaning);
    if (meaning.is === 'bin') {
      setBin(meaning.bin.id);
      return say('right', t`Bin ${placeName(meaning.bin.id)}`);
    }
    if (asked && meaning.is === 'unknown')
      return takeItem({ ...asked, lot: lotAlone(asked.product, code, today) });
    if (meaning.is === 'otherBin') return say('wrong', t`Bin of another warehouse: ${code}`);
    return say('wrong', problemOf(meaning));
  };
}

/** Writes what was scanned into the draft; true if it is on its way. */
function useWriting(row: AdjustmentRow, say: Say) {
  const { t } = useLingui();
  const model = useModel();
  const sayQuantity = useQuantity();
  const attempt = useAttempt('adjustment', row.id, say);
  const draft = draftOf(row);
  const save = (lines: AdjustDraft['lines'], done: string, onRefused = (): void => {}): boolean => {
    const form = formOf({ ...draft, lines });
    return form !== null && attempt('update', form, done, { onRefused });
  };
  const write = (goods: ScannedGoods, onRefused?: () => void): boolean => {
    const product = model.replica.view.get('product', goods.product);
    const sku = product?.sku ?? '';
    const quantity = sayQuantity(Math.abs(goods.quantity), product);
    const done = goods.quantity < 0 ? t`${quantity} ${sku} taken out` : t`${quantity} ${sku} put in`;
    return save(withScanned(draft.lines, goods, model.newId()), done, onRefused);
  };
  const explain = (line: string, reason: string): void => {
    const why = reasonChosen(reason);
    save(
      draft.lines.map((one) => (one.id === line ? { ...one, ...why } : one)),
      t`Reason kept`,
    );
  };
  const attach = (photos: ReadonlyMap<string, string>): void => {
    save(
      draft.lines.map((one) => ({ ...one, photo: photos.get(one.id) ?? one.photo })),
      t`Photo kept`,
    );
  };
  return { write, explain, attach };
}

/** The lot of a scanned item: null where it has none; one that is missing is asked for, and scanned next. */
function useLots(say: Say) {
  const { t } = useLingui();
  const model = useModel();
  const [asked, setAsked] = useState<Item | null>(null);
  const lotFor = (item: Item): string | null | undefined => {
    const lot = lotOf(model, item.product, item.lot);
    const { sku } = item.product;
    if (lot !== undefined) setAsked(null);
    else if (item.lot !== undefined) say('wrong', t`${sku} has no lot ${item.lot}`);
    else {
      setAsked(item);
      say('right', t`Now scan the lot or serial number of ${sku}`);
    }
    return lot;
  };
  return { asked, lotFor };
}
