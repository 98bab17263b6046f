import { useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAskedLot } from '#views/kit/scan-mode/use-asked-lot.ts';
import { movingCodeOf, type MovingCode } from './moving-codes.ts';
import { wayOf, type InHand, type MovementStop } from './movement-stops.ts';

interface Answering {
  readonly row: MovementRow;
  /** What is left to do, in walking order. */
  readonly stops: readonly MovementStop[];
  readonly stop: MovementStop | undefined;
  readonly hand: InHand | null;
  readonly say: Say;
  readonly take: (stop: MovementStop, quantity: number) => void;
  readonly put: (place: string) => void;
  readonly goTo: (line: string, place?: string | null) => void;
}

type Item = Extract<MovingCode, { readonly is: 'item' }>;

/** Handles a scanned code: of the place goods lie in, of the goods, or of the place they go to. [MVS6] */
export function useMovementAnswers(answering: Answering): (code: string) => void {
  const { row, stop, hand, say } = answering;
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const problemOf = useScanProblem();
  const onPlace = usePlaces(answering);
  const { takeItem, takeLot, forget } = useAskedLot(useItems(answering), say);
  return (code) => {
    if (!stop) return say('wrong', t`Everything is in its place. Finish the movement.`);
    const warehouse = wayOf(row) === 'receive' || hand ? row.toWarehouse : row.warehouse;
    const meaning = movingCodeOf(model, code, today, warehouse);
    if (meaning.is === 'item') return takeItem(meaning);
    if (meaning.is === 'unknown' && takeLot(code)) return undefined;
    forget();
    return meaning.is === 'places' ? onPlace(meaning.places[0]) : say('wrong', problemOf(meaning));
  };
}

/** Answers the code of a place: goods in hand go there, else it is gone to. */
function usePlaces({ row, stops, hand, say, put, goTo }: Answering): (place: LocationRow) => void {
  const { t } = useLingui();
  return ({ id, code }) => {
    if (hand) return put(id);
    if (wayOf(row) === 'receive') return say('wrong', t`Scan the item first, then its place`);
    const here = stops.find(({ location }) => location === id);
    if (!here) return say('wrong', t`Nothing is to be moved from ${code}`);
    goTo(here.line.id, id);
    return say('right', t`Right place`);
  };
}

/** Takes a scanned item in hand; tells if the label of its lot is needed first. */
function useItems({ stops, stop, hand, row, say, take, goTo }: Answering) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const lots = useLotWords();
  return ({ product: { id, sku }, quantity: packed, lot }: Item): 'lotMissing' | null => {
    const own = stops.filter(({ line }) => line.product === id);
    const ofLot = own.filter(({ line }) => isOfLot(lots.number(line), lot));
    const carried = stops.find(({ line }) => line.id === hand?.line);
    const wrong = (text: string): null => (say('wrong', text), null);
    if (own.length === 0) return wrong(t`${sku} is not to be moved, or all of it is done`);
    if (ofLot.length === 0) return wrong(t`Lot ${lot} is not on this movement`);
    if (carried && !ofLot.includes(carried)) return wrong(t`First scan where the goods in hand go`);
    const here = ofLot.find(({ location }) => location === stop?.location);
    const found = carried ?? (stop && ofLot.includes(stop) ? stop : here) ?? ofLot[0];
    if (!found) return null;
    if (wayOf(row) === 'put' && found.location !== stop?.location) {
      goTo(found.line.id);
      const place = placeName(found.location);
      return wrong(t`${sku} lies in ${place}: go there`);
    }
    if (found.line.lot !== undefined && lot === undefined) return 'lotMissing';
    // The remainder of goods sold by weight may be less than one unit.
    const one = packed === UNIT ? Math.min(UNIT, found.left) : packed;
    take(found, (carried && hand ? hand.quantity : 0) + one);
    return null;
  };
}

const isOfLot = (own: string, scanned: string | undefined): boolean =>
  scanned === undefined || own.toLowerCase() === scanned.toLowerCase();
