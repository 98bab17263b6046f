import { useLingui } from '@lingui/react/macro';
import { codeKey } from '#model/values/code-key.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { Say, WayOn } from '#views/kit/scan-mode/scan-message.ts';
import type { Asked, Coming } from './coming.ts';
import { receivingCodeOf, type ReceivingCode } from './receiving-codes.ts';

interface Answering {
  readonly row: GoodsReceiptRow;
  readonly say: Say;
  readonly ask: (asked: Asked) => void;
  readonly onBin: (place: LocationRow) => void;
  /** Products by codes that nobody knew, as they were told here. */
  readonly learnt: ReadonlyMap<string, string>;
  readonly takeItem: (item: Coming) => void;
  /** Takes a code as the lot that was asked for; false if none was. */
  readonly takeLot: (code: string) => boolean;
  readonly forget: () => void;
}

/** Handles a scanned code: of goods, of their lot, or of the bin that they go to. [RCS1] [RCS4] [RCS5] */
export function useReceiptAnswers(answering: Answering): (code: string) => void {
  const { row, learnt, onBin, takeItem, takeLot, forget } = answering;
  const model = useModel();
  const today = useToday();
  const answer = useOtherAnswer(answering);
  return (code) => {
    const meaning = receivingCodeOf(model, code, today, row.warehouse);
    if (meaning.is === 'item') return takeItem(meaning);
    if (meaning.is === 'unknown' && takeLot(code)) return undefined;
    forget();
    if (meaning.is === 'bin') return onBin(meaning.place);
    const known = meaning.is === 'unknown' ? learnt.get(codeKey(meaning.code)) : undefined;
    const product = model.replica.view.get('product', known ?? '');
    return product ? takeItem({ product, quantity: UNIT, lot: undefined }) : answer(meaning);
  };
}

/** Answers a code that is neither of goods nor of a bin; an unknown one is asked about. [RCS3] */
function useOtherAnswer({ say, ask }: Answering) {
  const { t } = useLingui();
  const problemOf = useScanProblem();
  const mayPark = useModel().may('unknownItem.park');
  return (meaning: Exclude<ReceivingCode, { is: 'item' } | { is: 'bin' }>): void => {
    if (meaning.is !== 'unknown') return say('wrong', problemOf(meaning));
    const { code } = meaning;
    const label = t`Which product is it?…`;
    const onPress = (): void => ask({ is: 'which', code });
    const aside: WayOn = {
      id: 'set-aside',
      icon: 'box',
      label: t`Set it aside…`,
      onPress: () => ask({ is: 'aside', code }),
    };
    return say('wrong', t`Unknown code: ${code}`, [
      { id: 'which-product', icon: 'search', label, onPress },
      ...(mayPark ? [aside] : []),
    ]);
  };
}
