import { useLingui } from '@lingui/react/macro';
import { expiryOf } from '#model/areas/stock/lot/received-lots.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { lacksLot, type CountCell, type CountLine } from './goods-receipt-count.ts';
import type { CountEditor } from './use-count-editor.ts';

/** The lot or serial number of each line, and when it expires: if any product of the count has them. */
export function useLotColumns(editor: CountEditor): readonly LineColumn<CountLine>[] {
  const { t } = useLingui();
  const { productOf } = useLineWords();
  const { view } = useModel().replica;
  const typed = useTypedColumns<CountLine, CountCell>({
    ...editor,
    cellError: (line, cell) =>
      editor.cellError(line, cell, cell === 'lot' && lacksLot(line) ? 'lotMissing' : undefined),
  });
  const isTracked = (line: CountLine): boolean =>
    line.lot !== null || (productOf(line)?.tracking ?? 'none') !== 'none';
  const expires = (line: CountLine): boolean => line.expiresOn !== null || productOf(line)?.expires === true;
  /** The day that a known lot has need not be typed again. */
  const known = ({ product, lot, expiresOn }: CountLine): string =>
    (lot === null ? expiresOn : expiryOf(view, product, { code: lot, expiresOn })) ?? '';
  const { lines } = editor.value;
  return [
    ...(lines.some(isTracked)
      ? [{ ...typed('lot', { header: t`Lot or serial no.`, width: '9rem' }), editable: isTracked }]
      : []),
    ...(lines.some(expires)
      ? [{ ...typed('expiresOn', { header: t`Expires`, width: '8rem', text: known }), editable: expires }]
      : []),
  ];
}
