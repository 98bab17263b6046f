import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import * as building from '#model/areas/stock/assembly/assembly.building.ts';
import { assemblyFacts, type AssemblyRow, type Build } from '#model/areas/stock/assembly/assembly.facts.ts';
import * as makers from '#model/areas/stock/assembly/assembly.makers.ts';
import * as rules from '#model/areas/stock/assembly/assembly.rules.ts';

type AssemblyCommand = 'create' | 'update' | 'release' | 'build' | 'closeShort' | 'cancel' | 'reverse';

const build = [
  { guard: 'buildsTheRest', target: 'built', actions: 'built' },
  { guard: 'mayBuild', target: 'partlyBuilt', actions: 'built' },
] as const;
const cancel = { target: 'cancelled', actions: 'cancelled' } as const;
const reverse = { guard: 'mayBeReversed', target: 'reversed', actions: 'reversed' } as const;

/** The life of an assembly: components become bundles, or bundles their components again. */
export const assemblyMachine = documentSetup<AssemblyRow, AssemblyCommand>()({
  rules: {
    isSound: rules.isSound,
    mayBeReleased: rules.mayBeReleased,
    mayBuild: building.mayBuild,
    buildsTheRest: all<AssemblyRow, Build>(building.mayBuild, building.leavesNothing),
    mayBeReversed: building.mayBeReversed,
  },
  facts: assemblyFacts,
  makers,
}).createMachine({
  id: 'assembly',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'draft', actions: 'created' } } },
    draft: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        release: { guard: 'mayBeReleased', target: 'released', actions: 'released' },
        cancel,
      },
    },
    released: { on: { build, cancel } },
    // What was built stays, or all of it is taken back: it is not cancelled any more.
    partlyBuilt: { on: { build, closeShort: { target: 'built', actions: 'closedShort' }, reverse } },
    built: { on: { reverse } },
    reversed: {},
    cancelled: {},
  },
});
