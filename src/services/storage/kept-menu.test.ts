import { expect, test } from 'vitest';
import { keptMenus } from './kept-menu.ts';

/** Local storage that holds texts. */
function device(held = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage; // all that is used
  return { storage, held };
}

const none = { pinned: [], folded: {} };

test('[STO12] what somebody pinned and folded is theirs, and is there after a reload', () => {
  const { storage, held } = device();
  const menu = { pinned: ['/apps/products'], folded: { sales: true } };
  keptMenus(storage).keep('7', menu);
  expect([...held.keys()]).toEqual(['lagra-menu-7']);
  expect(keptMenus(storage).read('7')).toEqual(menu);
  expect(keptMenus(storage).read('8')).toEqual(none);
});

test.each(['', '7', '{"pinned":[7],"folded":{}}', '{"pinned":[],"folded":{"sales":"yes"}}'])(
  '[STO12] %o counts as none',
  (kept) => {
    const { storage } = device(new Map([['lagra-menu-7', kept]]));
    expect(keptMenus(storage).read('7')).toEqual(none);
  },
);
