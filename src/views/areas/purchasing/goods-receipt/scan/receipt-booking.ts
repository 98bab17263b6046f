import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import type { Asked } from './coming.ts';
import type { Receiving } from './use-receiving.ts';

/** What goods are booked with. */
export interface ReceiptBooking {
  readonly row: GoodsReceiptRow;
  readonly receiving: Receiving;
  /** The bin that goods go to; undefined: to receiving. */
  readonly place: LocationRow | undefined;
  readonly say: Say;
  readonly ask: (asked: Asked | null) => void;
  readonly goTo: (stop: string) => void;
}
