import type { ListName, ListSetting } from './list-view.ts';

/** A list as it comes. */
export const plainSetting = (list: ListName): ListSetting => ({
  list,
  layout: { columns: null, density: null },
  view: null,
});
