import { isLocale } from '#i18n/locale.ts';
import { useLingui } from '@lingui/react';
import type { Listing } from '#model/lists/listing.ts';
import { useModel } from '../document/model-context.tsx';
import { useToday } from '../document/use-today.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { usePassing } from './use-passing.ts';
import { pendingBeyond } from './use-rest.ts';

/** How many documents pass filters, of all there are; undefined until that is known, or if nobody `may` know. [LI23] */
export function useListCount(
  listing: Listing,
  filters: Readonly<Record<string, string>>,
  may: boolean,
): number | undefined {
  const { i18n } = useLingui();
  const model = useModel();
  const today = useToday();
  const { replica } = model;
  const here = usePassing(listing, filters).length;
  const ask = {
    search: '',
    filters,
    sort: { column: Object.keys(listing.sorts)[0] ?? '', direction: 'ascending' as const },
    language: isLocale(i18n.locale) ? i18n.locale : 'en',
    today,
    beyond: replica.recentSince,
    except: pendingBeyond(replica, listing),
  };
  // With the device's own number: one more here may be one less there.
  const far = useAsync(JSON.stringify([listing.table, ask, here]), async () => {
    if (!may) return undefined;
    const { counts } = await model.askList(listing.table, ask, { part: 'rows', limit: 1 }, false);
    return Object.values(counts ?? {}).reduce((sum, count) => sum + count, here);
  });
  return far.status === 'ready' ? far.value : undefined;
}
