import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  clearingProblem,
  goodsLyingIn,
  type Goods,
  type Lying,
} from '#model/areas/stock/movement/movement.clearing.ts';
import { isMuch } from '#model/stock/stock.much.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { sayAloud } from '#views/ui/signals.ts';
import { useMoveNow, type Move } from './use-clearing.ts';
import { useStays } from './use-stays.ts';

export interface Asked {
  readonly from: string;
  readonly to: string;
  /** Null: all that lies there. */
  readonly goods: Goods | null;
  /** Of the goods alone, thousandths; null: what was typed is no number. */
  readonly quantity: number | null;
  /** It was asked whether so much is meant. */
  readonly isSure?: boolean;
}

interface Answers {
  readonly say: Say;
  readonly onDone: () => void;
  /** All that lies there is much: it is asked first. */
  readonly onMuch: (asked: Asked, items: number) => void;
}

/** Moves what was scanned to the place that was scanned last, and tells what went and what stays. [MVS3] */
export function useMovedTo({ say, onDone, onMuch }: Answers): (asked: Asked) => void {
  const { i18n } = useLingui();
  const { view } = useModel().replica;
  const sentence = useRefusalSentence();
  const moveNow = useMoveNow(say);
  const problemOf = useProblem();
  const told = useTold();
  return (asked) => {
    const { from, to, goods: one, quantity } = asked;
    const lying = goodsLyingIn(view, from).filter((each) => one === null || isSame(each, one));
    const goods = lying
      .filter(({ free }) => free > 0)
      .map(({ product, lot, free }) => ({ product, lot, quantity: one && quantity ? quantity : free }));
    const problem = problemOf(asked, lying);
    if (problem !== null) return say('wrong', problem);
    const cannot = clearingProblem(view, { from, to, goods });
    if (!cannot && one === null && !asked.isSure && isMuch(goods)) return onMuch(asked, goods.length);
    const refusal = cannot ?? moveNow({ from, to, goods });
    if (refusal) return say('wrong', sentence(refusal));
    const text = told({ from, to, goods }, one === null ? lying : []);
    say('right', text);
    // Wrong answers are read out as they are said.
    sayAloud(text, i18n.locale);
    return onDone();
  };
}

/** Why goods do not go there, but for what the model refuses; null if they may. */
function useProblem(): (asked: Asked, lying: readonly Lying[]) => string | null {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const words = useLineWords();
  return ({ from, to, goods: one, quantity }, lying) => {
    const [leaving, coming] = [view.get('location', from), view.get('location', to)];
    const place = coming?.code ?? '';
    const [alone] = lying;
    if (one && !quantity) return t`How much of it goes? Type a quantity first.`;
    if (leaving?.warehouse !== coming?.warehouse)
      return t`${place} is in another warehouse: make a movement that sends the goods there`;
    if (!alone || lying.every(({ free }) => free === 0)) return t`Nothing here is free to go.`;
    if (!one || !quantity || quantity <= alone.free) return null;
    const free = words.quantity(alone, alone.free);
    const sku = words.sku(alone);
    return t`Only ${free} of ${sku} can go`;
  };
}

const isSame = (one: Goods, other: Goods): boolean => one.product === other.product && one.lot === other.lot;

/** The sentence: what went from where to where, and what stays. */
function useTold(): (move: Move, lying: readonly Lying[]) => string {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const stays = useStays();
  return ({ from, to, goods }, lying) => {
    const [first, ...others] = goods;
    const count = goods.length;
    const origin = placeName(from);
    const place = placeName(to);
    const what =
      first && others.length === 0
        ? `${words.quantity(first, first.quantity)} ${words.sku(first)}`
        : t`${plural(count, { one: '# item', other: '# items' })}`;
    const left = lying.filter((one) => one.held + one.taken > 0);
    const gone = t`${what} moved from ${origin} to ${place}.`;
    if (left.length === 0) return gone;
    const why = left.map((one) => `${words.sku(one)}: ${stays(one)}`).join('; ');
    return t`${gone} Stays there: ${why}`;
  };
}
