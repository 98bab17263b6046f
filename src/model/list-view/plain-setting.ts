import type { ListName, ListSetting } from './list-view.ts';

/** A list's default settings. */
export const plainSetting = (list: ListName): ListSetting => ({
  list,
  layout: { columns: null, density: null },
  view: null,
});
