import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LedgerAsk } from '#model/engine/ledger-answer.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import type { RowsBeyond } from '#views/ui/data-list-types.ts';
import { useIdle } from '#views/ui/use-idle.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { ledgerRows, stockNow, tellsStock, type LedgerRow } from './ledger-lines.ts';
import { ledgerMoves, type Read } from './ledger-moves.ts';

export interface Ledgered extends Pick<Read, 'status' | 'count' | 'isMany'> {
  readonly key: string;
  readonly rows: readonly LedgerRow[];
  readonly toRows: (moves: Read['moves']) => readonly LedgerRow[];
  /** What lies in the places asked for, thousandths; null where the moves do not tell. */
  readonly now: number | null;
  readonly beyond: RowsBeyond | undefined;
  readonly askAgain: () => void;
  /** Whether stock has moved since the question was asked. */
  readonly isOld: boolean;
  readonly refresh: () => void;
}

/** The moves that an address asks for, as far as they are here, and how to fetch the next. */
export function useLedger(ask: LedgerAsk): Ledgered {
  const model = useModel();
  const { counts, now, stamp } = useStock(ask);
  const [round, setRound] = useState(0);
  const key = `${JSON.stringify(ask)}${stamp} ${round}`;
  const store = ledgerMoves(model.replica);
  useSyncExternalStore(store.subscribe, () => store.now);
  const read = store.about(key);
  const call = model.askLedger.bind(model);
  const begin = useLatest(() => store.ask(key, ask, call));
  useIdle(key, 0, true, begin);
  const onReach = useLatest(() => store.more(ask, call));
  const onTurn = useLatest(() => store.turn(ask, call));
  const held = useHeld();
  const { moves, isFromEnd, next, count } = read;
  const toRows = (some: Read['moves'], stock: number | null = null) =>
    ledgerRows(some, { counts, now: stock, productOf: (id) => held('product', id) });
  const rows = useMemo(
    () => toRows(isFromEnd ? moves.toReversed() : moves, isFromEnd ? null : now),
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the places asked for
    [moves, isFromEnd, now, key],
  );
  const far = Math.max(1, (count ?? moves.length + 1000) - moves.length);
  return {
    key,
    status: read.status,
    count,
    isMany: read.isMany,
    rows,
    toRows: (some) => toRows(some),
    now: isFromEnd ? null : now,
    beyond: next === null ? undefined : { count: far, isBefore: isFromEnd, onReach, onTurn },
    askAgain: begin,
    isOld: useIsOld(key) && now === null,
    refresh: () => setRound(round + 1),
  };
}

function useIsOld(key: string): boolean {
  const version = useQuery(['balance'], '', ({ replica }) => replica.version('balance'), 0);
  const [asked, setAsked] = useState({ key, version });
  if (asked.key !== key) setAsked({ key, version });
  return asked.key === key && asked.version !== version;
}

/** Which places the question is about, what lies there of its one product, and what changes when that does. */
function useStock(ask: LedgerAsk) {
  const held = useHeld();
  const counts = (place: string): boolean => {
    if (ask.places.length > 0) return ask.places.includes(place);
    const warehouse = held('location', place)?.warehouse; // none for places outside, and where the reader sees none
    return warehouse !== undefined && (ask.warehouses.length === 0 || ask.warehouses.includes(warehouse));
  };
  const [product = ''] = tellsStock(ask) ? ask.products : [];
  const balances = useQuery(
    ['balance'],
    product,
    ({ replica: { view } }) => (product === '' ? [] : view.by('balance', 'product', product)),
    [],
  );
  const now = product === '' ? null : stockNow(balances, ask, counts);
  return { counts, now, stamp: now === null ? '' : ` ${balances.map((row) => row.onHand).join()}` };
}
