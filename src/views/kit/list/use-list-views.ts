import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListName, ListSetting, OwnedView } from '#model/list-view/list-view.ts';
import { useModel } from '../document/model-context.tsx';
import type { ListParts } from './list-query.ts';

/** Incremented on every change to the views. */
function useViewsVersion(): number {
  const { listViews } = useModel();
  const subscribe = useCallback((notify: () => void) => listViews.subscribe(notify), [listViews]);
  return useSyncExternalStore(subscribe, () => listViews.version);
}

/** A person's settings for a list: columns, density, and the initial query. */
export function useListSetting(list: ListName): {
  readonly setting: ListSetting;
  readonly first: ListParts;
  readonly keep: (change: Partial<ListSetting>) => void;
} {
  const { listViews } = useModel();
  const version = useViewsVersion();
  const setting = useMemo(
    () => listViews.setting(list),
    // oxlint-disable-next-line react/exhaustive-deps -- the version tells that something changed
    [listViews, list, version],
  );
  const view = listViews.views(list).find(({ id }) => id === setting.view);
  const keep = useCallback(
    (change: Partial<ListSetting>) => listViews.keepSetting({ ...listViews.setting(list), ...change }),
    [listViews, list],
  );
  return { setting, first: view ? { ...view.query, view: view.id } : noParts, keep };
}

const noParts: ListParts = {};

/** The views of a list, the person's own first. */
export function useListViews(list: ListName): readonly OwnedView[] {
  const { listViews } = useModel();
  const version = useViewsVersion();
  return useMemo(
    () => listViews.views(list).toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [listViews, list, version],
  );
}
