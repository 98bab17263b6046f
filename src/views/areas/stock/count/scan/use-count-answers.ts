import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { lotAlone } from '#views/kit/scan-mode/scanned-codes.ts';
import { countCodeOf, type CountCode } from './count-codes.ts';
import type { CountStop } from './count-stops.ts';
import type { Finding } from './use-book-counts.ts';

interface Answering {
  readonly row: CountRow;
  /** The bin that is counted. */
  readonly stop: CountStop | undefined;
  readonly say: Say;
  readonly count: (finding: Finding) => void;
  readonly onBin: (location: string) => void;
  /** Offers to park what has this code. */
  readonly onUnknown: (code: string) => void;
}

type Item = Extract<CountCode, { readonly is: 'item' }>;

/** Handles a scanned code: of a bin, an item, or the lot of the item that was scanned before. [CNS2] */
export function useCountAnswers(answering: Answering): (code: string) => void {
  const { row, stop, say, count } = answering;
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const [asked, setAsked] = useState<Item | null>(null);
  const answer = useOtherAnswer(answering);
  const found = ({ product: { id: product }, quantity, lot }: Item): void => {
    if (!stop) return say('wrong', t`Everything is counted.`);
    count({ location: stop.location, product, lot, quantity, isTotal: false });
  };
  return (code) => {
    const meaning = countCodeOf(model, row, code, today);
    if (asked && meaning.is === 'unknown') {
      setAsked(null);
      return found({ ...asked, lot: lotAlone(asked.product, code, today) });
    }
    setAsked(null);
    if (meaning.is !== 'item') return answer(meaning);
    const { tracking = 'none' } = meaning.product;
    if (tracking === 'none' || meaning.lot !== undefined) return found(meaning);
    setAsked(meaning);
    return say('right', t`Now scan the lot or serial number of ${meaning.product.sku}`);
  };
}

/** Answers a code that is not of an item. */
function useOtherAnswer({ say, stop, onBin, onUnknown }: Answering) {
  const { t } = useLingui();
  const problemOf = useScanProblem();
  const { view } = useModel().replica;
  return (meaning: Exclude<CountCode, Item>): void => {
    switch (meaning.is) {
      case 'bin':
        onBin(meaning.location);
        return say('right', t`Count ${view.get('location', meaning.location)?.code ?? ''}`);
      case 'otherBin':
        return say('wrong', t`${meaning.code} is not in this count`);
      case 'misread':
      case 'doubtful':
        return say('wrong', problemOf(meaning));
      default: {
        const code = meaning.is === 'pallet' ? meaning.sscc : meaning.code;
        const park = {
          id: 'set-aside',
          icon: 'box',
          label: t`Set it aside…`,
          onPress: () => onUnknown(code),
        } as const;
        return say('wrong', t`Unknown code: ${code}`, stop ? [park] : []);
      }
    }
  };
}
