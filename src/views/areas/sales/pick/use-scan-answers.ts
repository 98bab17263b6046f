import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { lotAlone } from '#views/kit/scan-mode/scanned-codes.ts';
import { meaningOf, type CodeMeaning } from './pick-codes.ts';
import type { GoTo, BookPicks } from './use-book-picks.ts';

interface Answering extends Pick<BookPicks, 'take'> {
  readonly lines: readonly PickRowLine[];
  readonly current: PickRowLine | undefined;
  readonly say: Say;
  readonly goTo: GoTo;
}

type Item = Extract<CodeMeaning, { readonly is: 'item' }>;

/** An item whose lot is on a label of its own, which is to be scanned next. */
interface Asked {
  readonly line: string;
  readonly quantity: number;
  /** The code of the item. */
  readonly code: string;
}

/** Handles a scanned code: of a bin, an item, or the lot of the item that was scanned before. */
export function useScanAnswers(answering: Answering): (code: string) => void {
  const { lines, current, say, take } = answering;
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { number } = useLotWords();
  const answer = useAnswer(answering);
  const takeItem = ({ line, quantity, lot }: Item, code: string): void => {
    if (line.lot === undefined || lot !== undefined) return void take(line.id, quantity, { code });
    setAsked({ line: line.id, quantity, code });
    answering.goTo(line.id);
    say('right', t`Now scan the lot or serial number: ${number(line)}`);
  };
  return (code) => {
    if (!current) return say('wrong', t`Everything is picked. Finish the pick list.`);
    const meaning = meaningOf(model, { lines, current, today }, code);
    if (asked?.line === current.id && meaning.is === 'unknown') {
      const lot = lotAlone(model.replica.view.get('product', current.product), code, today);
      if (take(asked.line, asked.quantity, { code: asked.code, lot })) setAsked(null);
      return;
    }
    setAsked(null);
    if (meaning.is === 'item') takeItem(meaning, code);
    else answer(meaning, code);
  };
}

/** Answers a code that is not of the item to take. */
function useAnswer({ say, take, goTo }: Answering) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const problemOf = useScanProblem();
  const skuOf = ({ product }: PickRowLine): string => view.get('product', product)?.sku ?? '';
  const binOf = ({ location }: PickRowLine): string => view.get('location', location)?.code ?? '';
  const unknown = (code: string): string => t`Unknown code: ${code}`;
  return (meaning: Exclude<CodeMeaning, Item>, code: string): void => {
    if (meaning.is === 'otherBin') return say('wrong', t`Wrong bin: ${code}`);
    if (meaning.is === 'pallet' || meaning.is === 'misread' || meaning.is === 'doubtful')
      return say('wrong', problemOf(meaning));
    if (meaning.is === 'unknown') return say('wrong', unknown(meaning.code));
    if (meaning.is === 'done') return say('wrong', t`All of ${skuOf(meaning.line)} is done`);
    if (meaning.is === 'elsewhere') {
      goTo(meaning.line.id);
      return say('wrong', t`${skuOf(meaning.line)} is picked from ${binOf(meaning.line)}: go there`);
    }
    if (meaning.is === 'other')
      return void take(meaning.line.id, Math.min(UNIT, leftOf(meaning.line)), { code });
    goTo(meaning.line.id, meaning.line.location);
    return say('right', t`Right bin`);
  };
}
