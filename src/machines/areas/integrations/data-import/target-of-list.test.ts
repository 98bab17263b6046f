import { expect, test } from 'vitest';
import { listTables } from '#model/list-view/list-view.ts';
import { targetOfList } from '#model/areas/integrations/data-import/target-of-list.ts';
import { importTargets } from './import-targets.ts';

/** Imported into the list of products, where prices stand. */
const ofOtherLists = ['prices'];

test('[DIS14] every target is that of a list, and what a list leads to is a target', () => {
  const reached = Object.keys(listTables).flatMap((list) => targetOfList(list) ?? []);
  const targets = importTargets.map(({ name }) => name);
  expect(reached.filter((target) => !targets.includes(target))).toEqual([]);
  expect(targets.filter((target) => ![...reached, ...ofOtherLists].includes(target))).toEqual([]);
});
