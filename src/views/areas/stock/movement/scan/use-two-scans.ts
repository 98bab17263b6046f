import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import {
  goodsLyingIn,
  placesWith,
  type Goods,
  type Lying,
} from '#model/areas/stock/movement/movement.clearing.ts';
import { takesPart } from '#model/areas/stock/movement/movement.places.ts';
import { placeProblem } from '#model/areas/stock/movement/movement.rules.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { lotAlone } from '#views/kit/scan-mode/scanned-codes.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { useTypedQuantity, type TypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { movingCodeOf, type MovingCode } from './moving-codes.ts';
import { useMovedTo, type Asked } from './use-moved-to.ts';
import { useStays } from './use-stays.ts';

/** How far the scans have come. */
export interface Standing {
  /** The place that goods leave; null: not scanned yet. */
  readonly from: string | null;
  /** What goes, if not all that lies there. */
  readonly goods: Goods | null;
  /** Thousandths of the goods that may go. */
  readonly free: number;
  /** Places to choose from: those with the item, or with the code. */
  readonly choices: readonly LocationRow[];
  /** The item whose lot is on a label of its own, which is to be scanned next. */
  readonly asked: ProductRow | null;
}

const DIGITS = 3;
const START: Standing = { from: null, goods: null, free: 0, choices: [], asked: null };

export interface TwoScans extends Standing {
  readonly said: ScanMessage | null;
  readonly say: Say;
  readonly onScan: (code: string) => void;
  readonly choose: (place: LocationRow) => void;
  /** How much of the goods goes. */
  readonly typed: TypedQuantity;
  readonly startOver: () => void;
  /** Much is to be moved at once: it is asked first. */
  readonly much: Much | null;
}

/** All of a place is on its way to another, once it is meant. */
export interface Much {
  readonly to: string;
  readonly items: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The state of the scans, and how it changes. */
interface Steps {
  readonly at: Standing;
  readonly setAt: (at: Standing) => void;
  readonly say: Say;
  readonly typed: TypedQuantity;
}

/**
 * A place, what goes of it, and where it goes. [MVS1]
 * @param begun the place that one begins with, if it was chosen before
 */
export function useTwoScans(begun: string | undefined): TwoScans {
  const { said, say } = useSaying();
  const model = useModel();
  const today = useToday();
  const problemOf = useScanProblem();
  const placeOf = (id: string | null) => (id === null ? undefined : model.replica.view.get('location', id));
  const chosen = placeOf(begun ?? null);
  const [at, setAt] = useState(() => begunAt(model, chosen));
  /** Where one was last: codes mean places there first. */
  const [warehouse, setWarehouse] = useState(chosen?.warehouse);
  const typed = useTypedQuantity({ start: UNIT, least: UNIT, most: Math.max(UNIT, at.free) });
  const steps: Steps = { at, setAt, say, typed };
  const leave = useLeaving(steps);
  const onItem = useItems(steps, leave, warehouse);
  const begin: Leave = (place, goods) => {
    setWarehouse(place.warehouse);
    leave(place, goods);
  };
  const { onPlaces, much } = usePlaces(steps, begin);
  return {
    ...at,
    much,
    said,
    say,
    typed,
    startOver: () => setAt(START),
    choose: (place) => begin(place, at.goods),
    onScan: (code) => {
      const meaning = movingCodeOf(model, code, today, placeOf(at.from)?.warehouse ?? warehouse);
      if (meaning.is === 'places') return onPlaces(meaning.places);
      if (meaning.is === 'item') return onItem(meaning.product, meaning.lot);
      if (at.asked && meaning.is === 'unknown') return onItem(at.asked, lotAlone(at.asked, code, today));
      return say('wrong', problemOf(meaning));
    },
  };
}

/** At a place with something to move, or nowhere. */
function begunAt({ replica: { view } }: CompanyModel, place: LocationRow | undefined): Standing {
  const isOne = place && takesPart(place) && goodsLyingIn(view, place.id).some(({ free }) => free > 0);
  return isOne ? { ...START, from: place.id } : START;
}

type Places = Extract<MovingCode, { readonly is: 'places' }>['places'];

/** Handles the code of a place: the one that goods leave, or the one they go to. */
function usePlaces({ at, setAt, say, typed }: Steps, begin: Leave) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ readonly move: Asked; readonly items: number } | null>(null);
  const movedTo = useMovedTo({
    say,
    onDone: () => setAt(START),
    onMuch: (move, items) => setAsked({ move, items }),
  });
  const onNo = (): void => setAsked(null);
  const onYes = (): void => {
    if (asked) movedTo({ ...asked.move, isSure: true });
    setAsked(null);
  };
  const much: Much | null = asked && { to: asked.move.to, items: asked.items, onYes, onNo };
  const onPlaces = ([place, ...others]: Places): void => {
    const quantity = typed.problem === undefined ? typed.quantity : null;
    const sku = at.asked?.sku;
    if (sku !== undefined) return say('wrong', t`First scan the lot or serial number of ${sku}`);
    if (at.from !== null) return movedTo({ from: at.from, to: place.id, goods: at.goods, quantity });
    const offered = at.choices.find(({ id }) => [place, ...others].some((one) => one.id === id));
    if (offered) return begin(offered, at.goods);
    if (others.length === 0) return begin(place, at.goods);
    setAt({ ...START, goods: at.goods, choices: [place, ...others] });
    return say('right', t`Several places have this code: choose one`);
  };
  return { onPlaces, much };
}

/** Chooses the place that goods leave, with what goes of it; null: all of it. */
type Leave = (place: LocationRow, goods: Goods | null) => void;

function useLeaving({ setAt, say, typed }: Steps): Leave {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const sentence = useRefusalSentence();
  const words = useLineWords();
  const stays = useStays();
  return ({ id: from, code, warehouse }, wanted) => {
    const all = goodsLyingIn(view, from);
    const lying = wanted ? all.filter((one) => isOf(one, wanted)) : all;
    const sku = wanted ? words.sku(wanted) : '';
    const refusal = placeProblem(view, warehouse, from, 'from');
    if (refusal) return say('wrong', sentence(refusal));
    if (lying.length === 0)
      return say('wrong', wanted ? t`${sku} does not lie in ${code}` : t`${code} is empty`);
    const free = lying.filter((one) => one.free > 0);
    const [one] = free;
    if (!one) {
      const why = lying.map((held) => `${words.sku(held)}: ${stays(held)}`).join('; ');
      return say('wrong', t`Nothing here is free to go. ${why}`);
    }
    const asked = wanted && free.length > 1 ? words.productOf(wanted) : undefined;
    const goods = wanted && !asked ? { product: one.product, lot: one.lot } : null;
    setAt({ ...START, from, goods, free: one.free, asked: asked ?? null });
    if (goods) typed.onText(format.decimal(one.free, DIGITS));
    if (asked) return say('right', t`Now scan the lot or serial number of ${sku}`);
    return say(
      'right',
      wanted ? t`${sku} in ${code}: scan where it goes` : t`All of ${code}: scan where it goes`,
    );
  };
}

/** Whether goods are of the product, and of the lot if one is known. */
const isOf = (one: Lying, { product, lot }: Goods): boolean =>
  one.product === product && (lot === undefined || one.lot === lot);

/** Handles a scanned item: in the place that was scanned, or in the one it lies in. [MVS2] */
function useItems({ at, setAt, say }: Steps, leave: Leave, warehouse: string | undefined) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  return ({ id: product, sku }: ProductRow, code: string | undefined): void => {
    const lot = code === undefined ? undefined : lotByCode(view, product, code)?.id;
    if (code !== undefined && lot === undefined) return say('wrong', t`${sku} has no lot ${code}`);
    const goods = { product, lot };
    const here = at.from === null ? undefined : view.get('location', at.from);
    if (here) return leave(here, goods);
    const inReach = placesWith(view, goods, warehouse);
    const places = inReach.length > 0 ? inReach : placesWith(view, goods);
    const [place, ...others] = places;
    if (!place) return say('wrong', t`Nothing of ${sku} lies free anywhere`);
    if (others.length === 0) return leave(place, goods);
    setAt({ ...START, goods, choices: places });
    return say('right', t`${sku} lies in several places: scan or choose the one you are at`);
  };
}
