import { describe, expect, test } from 'vitest';
import { bisimCheck } from '../kernel/bisim.ts';
import { explore } from '../kernel/explore.ts';
import { walkTree } from '../kernel/paths.ts';
import { tourTrees, treeSystem } from './tour-trees.ts';

describe.each(tourTrees)('the tree of the $name', (tree) => {
  test('[PATHS] has an end, and a key that forgets nothing on which a step depends', () => {
    const { system, survey } = treeSystem(tree);
    const whole = treeSystem(tree, true).system;
    expect(survey.result.failures).toEqual([]);
    expect(bisimCheck(explore(whole), system.key).unsound).toEqual([]);
    const { paths, truncated } = walkTree(explore(system), { enter: () => {} });
    expect(truncated).toBe(false);
    expect(paths).toBeLessThan(1200);
  });
});
