import { isFlag, isText, listOf, recordOf, shaped } from '#model/values/guards.ts';
import { keepJson, keptJson } from './kept-json.ts';

interface Menu {
  readonly pinned: readonly string[];
  readonly folded: Readonly<Record<string, boolean>>;
}

const NONE: Menu = { pinned: [], folded: {} };

const isMenu = shaped<Menu>({ pinned: listOf(isText), folded: recordOf(isFlag) });

const key = (user: string): string => `lagra-menu-${user}`;

/** What each person made of the navigation on this device: what is pinned, and what is folded. */
export const keptMenus = (storage: Storage) => ({
  read: (user: string): Menu => keptJson(storage, key(user), isMenu) ?? NONE,
  keep: (user: string, menu: Menu): void => keepJson(storage, key(user), menu),
});
