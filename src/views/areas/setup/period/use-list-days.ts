import { useMemo } from 'react';
import type { ListDay } from '#model/engine/list-answer.ts';
import { rangeText } from '#model/lists/conditions.ts';
import { addedDays, listDaysOf } from '#model/lists/list-days.ts';
import type { Listing } from '#model/lists/listing.ts';
import type { Period } from '#model/values/period.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { lookIn } from '#views/kit/list/use-listed.ts';
import { usePassing } from '#views/kit/list/use-passing.ts';
import { pendingBeyond } from '#views/kit/list/use-rest.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** Which documents are counted, and by which day. */
export interface CountedList {
  readonly listing: Listing;
  /** The filter over days, or over choices, whose field divides them. */
  readonly by: string;
  /** The filter over days that the period is asked of; default: what divides them. */
  readonly within?: string;
  /** Further filters, as in the address of the list. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface CountedDays {
  /** Oldest first. */
  readonly days: readonly ListDay[];
  /** `asking`, `failed`: so far of what is on this device. */
  readonly status: 'here' | 'asking' | 'failed';
  readonly onAgain: () => void;
}

/** Counts and sums by day, or by another field, over all there is: of the device's documents, and the server's of those it lacks. [PE1] */
export function useListDays(list: CountedList, period: Period): CountedDays {
  const { listing, by, within = by } = list;
  const model = useModel();
  const today = useToday();
  const filters = { ...list.filters, [within]: rangeText(period) ?? '' };
  const key = JSON.stringify([listing.table, by, filters, today]);
  const divides = listing.filters[by];
  const { replica } = model;
  const held = usePassing(listing, filters);
  const here = useMemo(
    () => listDaysOf(listing, held, divides?.field ?? '', lookIn(replica), divides?.kind === 'days'),
    [listing, held, divides, replica],
  );
  const ask = { by, filters, today, beyond: replica.recentSince, except: pendingBeyond(replica, listing) };
  const far = useAsync(JSON.stringify([key, ask.beyond, ask.except]), () =>
    model.askDays(listing.table, ask),
  );
  return {
    days: useMemo(() => (far.status === 'ready' ? addedDays([...here, ...far.value]) : here), [here, far]),
    status: far.status === 'ready' ? 'here' : far.status === 'failed' ? 'failed' : 'asking',
    onAgain: far.status === 'failed' ? far.retry : () => {},
  };
}
