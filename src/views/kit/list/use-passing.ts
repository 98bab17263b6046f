import { useMemo } from 'react';
import type { Row } from '#model/engine/rows.ts';
import { conditionsOf, testOf } from '#model/lists/conditions.ts';
import type { Listing } from '#model/lists/listing.ts';
import { useModel, useRows } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import { lookIn } from './use-listed.ts';
import { useHeld } from './use-rest.ts';

/** The device's part of the documents that pass these filters, which are as in the address of their list. */
export function usePassing(listing: Listing, filters: Readonly<Record<string, string>>): readonly Row[] {
  const { replica } = useModel();
  const today = useToday();
  const held = useHeld<Row>({ rows: useRows(listing.table) as readonly Row[], listing });
  const key = JSON.stringify([listing.table, filters, today]);
  return useMemo(() => {
    const look = lookIn(replica);
    const tests = conditionsOf(listing, filters, today).map((condition) => testOf(listing, condition, look));
    return held.filter((row) => tests.every((test) => test(row)));
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the question
  }, [held, key, replica]);
}
