import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import { lotOnScan, resolveScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { isKeptBack, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useScanProblem } from '#views/areas/products/product/product-search.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';
import { useAskedLot } from '#views/kit/scan-mode/use-asked-lot.ts';
import type { BuildStop, WorkStop } from '#model/areas/stock/assembly/build-stops.ts';

interface Answering {
  readonly row: AssemblyRow;
  readonly stops: readonly WorkStop[];
  readonly current: WorkStop | undefined;
  readonly say: Say;
  readonly take: (stop: BuildStop, quantity: number) => void;
  readonly goTo: (id: string, place?: string | null) => void;
}

/** An item that was scanned: `quantity` in thousandths, its lot as far as the label says it. */
interface Item {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly lot: string | undefined;
}

/** Handles a scanned code: of a place, a component, or the lot of the one that was scanned before. [AS15] */
export function useBuildAnswers(answering: Answering): (code: string) => void {
  const { row, current, say } = answering;
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const problemOf = useScanProblem();
  const onPlace = usePlaces(answering);
  const { takeItem, takeLot, forget } = useAskedLot(useItems(answering), say);
  return (code) => {
    const scanned = resolveScan(model.replica.view, code, today);
    if (scanned.is === 'product') {
      const { is: _, product, quantity, ...goods } = scanned;
      return takeItem({ product, quantity, lot: lotOnScan(product, goods) });
    }
    if (scanned.is === 'unknown' && takeLot(code)) return;
    forget();
    const place = binWithCode(model, code, row.warehouse);
    if (place) return onPlace(place.id);
    return say('wrong', current ? problemOf(scanned) : t`Everything is taken. Build it.`);
  };
}

/** Answers the code of a place: it is gone to, if something is to be taken there. */
function usePlaces({ stops, say, goTo }: Answering): (place: string) => void {
  const { t } = useLingui();
  const placeName = usePlaceName();
  return (place) => {
    const here = stops.find(({ location, left }) => location === place && left > 0);
    const code = placeName(place);
    if (!here) return say('wrong', t`Nothing is to be taken from ${code}`);
    goTo(here.id, place);
    return say('right', t`Right place`);
  };
}

/** Takes a scanned component in hand; tells if the label of its lot is needed first. A wrong one is refused aloud. */
function useItems({ stops, current, say, take, goTo }: Answering): (item: Item) => 'lotMissing' | null {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const words = useLineWords();
  const stopFor = useStopFor();
  const wrong = (text: string): null => (say('wrong', text), null);
  return (item) => {
    const { sku, id } = item.product;
    const own = stops.filter(({ product }) => product === id);
    const open = own.filter(({ left }) => left > 0);
    if (own.length === 0) return wrong(t`${sku} is no part of this`);
    const here = open.filter(({ location }) => location === current?.location);
    const [first = open[0]] = here;
    if (!first) return wrong(t`All of ${sku} is taken`);
    if (here.length === 0) {
      goTo(first.id);
      const place = placeName(first.location);
      return wrong(t`${sku} lies in ${place}: go there`);
    }
    if (first.lot !== undefined && item.lot === undefined) return 'lotMissing';
    const stop = stopFor(item, first, here);
    const lot = item.lot ?? '';
    if (!stop) return wrong(t`Lot ${lot} of ${sku} is not to be taken here`);
    // The remainder of goods sold by weight may be less than one unit.
    const quantity = item.quantity === UNIT ? Math.min(UNIT, stop.left) : item.quantity;
    const figure = words.quantity(stop, stop.left);
    if (quantity > stop.left) return wrong(t`Only ${figure} of ${sku} left`);
    take(stop, quantity);
    return null;
  };
}

/** The stop that an item is taken at: that of its lot, or of another serial number that lies free in the same place. */
function useStopFor() {
  const { view } = useModel().replica;
  return (item: Item, first: WorkStop, here: readonly WorkStop[]): WorkStop | null => {
    if (first.lot === undefined) return first;
    const lot = lotByCode(view, item.product.id, item.lot ?? '');
    const planned = here.find((stop) => stop.lot === lot?.id);
    if (planned || !lot || item.product.tracking !== 'serial') return planned ?? null;
    const id = placeKey(item.product.id, first.location, lot.id);
    const stock = view.get('balance', id);
    const isFree = stock !== undefined && !isKeptBack(stock) && unheldOf(stock) >= UNIT;
    return isFree ? { ...first, id, lot: lot.id, quantity: UNIT, inHand: 0, left: UNIT } : null;
  };
}
