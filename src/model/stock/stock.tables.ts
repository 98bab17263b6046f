import type { Row } from '../engine/rows.ts';
import { defineTable, type LookupsIn } from '../engine/table.ts';
import { VIEW_COST } from './costs.ts';
import { layerTables } from './stock.layer-rows.ts';
import type { CountedBinRow, LastCountRow } from './stock.counting-rows.ts';

/**
 * Stock of a product, of one lot where it has lots, in one place, thousandths. Virtual places go negative: all places of
 * a product sum to zero.
 */
export interface BalanceRow extends Row {
  readonly product: string;
  readonly location: string;
  readonly lot?: string;
  readonly warehouse: string | null;
  readonly available: boolean;
  readonly onHand: number;
  /** Reserved for picks, included in `onHand`. */
  readonly reserved: number;
  /** On hold, included in `onHand`: neither free nor picked. Absent if nothing is. */
  readonly held?: number;
  /**
   * About to move within the warehouse, included in `onHand`: promised as before, and neither picked nor moved by
   * others. Absent if nothing is.
   */
  readonly bound?: number;
  /** The location or the lot is blocked: only what pick lists have already reserved counts as available. */
  readonly withheld?: true;
  /** The pick that missed some here; until somebody has looked, it counts as if the location were blocked. */
  readonly doubted?: string;
}

/** Stock of a product in a warehouse, thousandths; free = onHand − reserved. */
export interface AvailabilityRow extends Row {
  readonly product: string;
  readonly warehouse: string;
  /**
   * In locations whose stock may be promised, and not on hold; of blocked or doubted stock only what pick lists have
   * reserved.
   */
  readonly onHand: number;
  readonly reserved: number;
  /** Open on purchase orders, and on its way from other warehouses. */
  readonly incoming: number;
  /** Open on sales orders and on transfers to other warehouses, reserved or not. */
  readonly outgoing: number;
}

/** What a line of some document wants and what is reserved for it; id is the line's. */
export interface ReservationRow extends Row {
  /** The kind of the document. */
  readonly kind: string;
  readonly document: string;
  readonly product: string;
  readonly warehouse: string;
  readonly open: number;
  readonly soft: number;
  readonly hard: number;
  readonly priority: number;
  readonly on: string;
  /** The first day (`YYYY-MM-DD`) on which it may be reserved by itself; absent: any. */
  readonly from?: string | undefined;
  /** Somebody reserves all of it by hand; absent: the system does. */
  readonly byHand?: true | undefined;
  /** Thousandths that somebody freed, which only a person reserves again; absent: nothing. */
  readonly freed?: number | undefined;
  /** What is reserved for it stays so until somebody unlocks it; absent: it is not locked. */
  readonly locked?: true | undefined;
}

/** What one line of an order, or of a transfer on its way, still brings; id is the line's. */
export interface ExpectedReceiptRow extends Row {
  /** The kind of the document named by `order`; absent: a purchase order. */
  readonly kind?: string | undefined;
  readonly order: string;
  readonly product: string;
  readonly warehouse: string;
  readonly open: number;
  readonly on: string;
}

/** Value of the company's stock of a product: thousandths and minor units; id is the product's. */
export interface ValuationRow extends Row {
  readonly quantity: number;
  readonly value: number;
}

declare module '../engine/rows.ts' {
  interface Rows {
    balance: BalanceRow;
    availability: AvailabilityRow;
    reservation: ReservationRow;
    expectedReceipt: ExpectedReceiptRow;
    valuation: ValuationRow;
    countedBin: CountedBinRow;
    lastCount: LastCountRow;
  }
}

const view = 'item.view';

export const stockTables = [
  defineTable({
    name: 'balance',
    place: 'warehouse',
    indexes: {
      product: (row) => row.product,
      location: (row) => (row.onHand !== 0 || row.reserved !== 0 ? row.location : null),
      bins: (row) => (row.warehouse && row.onHand > 0 ? placeKey(row.product, row.warehouse) : null),
      lot: (row) => row.lot ?? null,
    },
    view,
  }),
  defineTable({
    name: 'availability',
    place: 'warehouse',
    indexes: { product: (row) => row.product },
    view,
  }),
  defineTable({
    name: 'reservation',
    place: 'warehouse',
    indexes: {
      waiting: (row) => (row.open > row.soft + row.hard ? placeKey(row.product, row.warehouse) : null),
      document: (row) => row.document,
      product: (row) => row.product,
    },
    view,
  }),
  defineTable({
    name: 'expectedReceipt',
    place: 'warehouse',
    indexes: { product: (row) => row.product, order: (row) => row.order },
    view,
  }),
  defineTable({
    name: 'valuation',
    indexes: {},
    view: VIEW_COST,
  }),
  defineTable({
    name: 'countedBin',
    place: 'warehouse',
    indexes: { count: (row) => row.count },
    view,
  }),
  defineTable({
    name: 'lastCount',
    place: 'warehouse',
    indexes: { location: (row) => row.location },
    view,
  }),
  ...layerTables,
] as const;

declare module '../engine/rows.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface -- the names come with the tables
  interface Lookups extends LookupsIn<(typeof stockTables)[number]> {}
}

/** Whether stock lies where it may be promised at all. */
export const mayBePromised = ({
  warehouse,
  available,
}: Pick<BalanceRow, 'warehouse' | 'available'>): boolean => warehouse !== null && available;

/** Whether stock in a place is kept from new promises and picks: its location or lot is blocked, or it is doubted. */
export const isKeptBack = (balance: Pick<BalanceRow, 'withheld' | 'doubted'> | undefined): boolean =>
  balance?.withheld === true || balance?.doubted !== undefined;

/** Whether what lies in a place may be promised: not in quarantine, nor kept back. [ST9] */
export const isPromisable = (balance: BalanceRow | undefined): balance is BalanceRow =>
  balance?.available === true && !isKeptBack(balance);

/** The part of a balance that its warehouse may promise or has promised, thousandths. */
export function countedOf(row: BalanceRow | undefined): number {
  if (!row?.available) return 0;
  return isKeptBack(row) ? row.reserved : row.onHand - (row.held ?? 0);
}

/** Stock of a balance that is neither reserved nor on hold, and promised or free, thousandths. */
export const promisableOf = ({
  onHand,
  reserved,
  held = 0,
}: Pick<BalanceRow, 'onHand' | 'reserved' | 'held'>): number => onHand - reserved - held;

/** Stock of a balance that may be taken: neither reserved nor on hold nor about to move, thousandths. */
export const unheldOf = (balance: Pick<BalanceRow, 'onHand' | 'reserved' | 'held' | 'bound'>): number =>
  promisableOf(balance) - (balance.bound ?? 0);

/** Key of a product, or of one lot of it, in a place or a warehouse. */
export const placeKey = (product: string, place: string, lot?: string): string =>
  lot === undefined ? `${product}:${place}` : `${product}:${place}:${lot}`;
