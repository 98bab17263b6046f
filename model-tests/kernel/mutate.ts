import { createMachine, not } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { guardName } from './coverage/definitions.ts';
import { asList, cloneConfig, isRecord, visitStates } from './machine-step.ts';
import type { ConfigRecord } from './machine-step.ts';

export interface Mutant {
  id: string;
  operator: string;
  build: () => AnyStateMachine;
}

export interface MutationRun {
  total: number;
  killed: number;
  survivors: string[];
  /** Not counted: the chart does not even build. */
  unbuildable: string[];
  byOperator: Record<string, { total: number; killed: number }>;
}

type Change = (state: ConfigRecord) => void;
interface Site {
  operator: string;
  where: string;
  path: readonly string[];
  change: Change;
}

const maxRedirects = 3;

/** All single faults of a chart: events, branches, targets, guards, actions, entry and exit, initial, order, delays. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const sites: Site[] = [];
  visitStates(machine.config, (state, path) => {
    const siblings = siblingsOf(machine.config, path);
    sites.push(...stateSites(state, path), ...tableSites('on', state, path, siblings));
    sites.push(...tableSites('after', state, path, siblings), ...delaySites(state, path));
    sites.push(...directSites(state, path, siblings), ...invokeSites(state, path, siblings));
  });
  return sites.map((site) => ({
    id: `${site.operator}: ${[machine.id, ...site.path].join('.')} ${site.where}`.trim(),
    operator: site.operator,
    build: () => mutated(machine, site),
  }));
}

/** Asks for each mutant whether the suite noticed; a mutant that cannot be built is listed apart. */
export function runMutants(
  mutants: readonly Mutant[],
  isKilled: (machine: AnyStateMachine) => boolean,
): MutationRun {
  const run: MutationRun = { total: 0, killed: 0, survivors: [], unbuildable: [], byOperator: {} };
  for (const mutant of mutants) {
    const machine = built(mutant);
    if (!machine) {
      run.unbuildable.push(mutant.id);
      continue;
    }
    const killed = noticed(machine, isKilled);
    const score = (run.byOperator[mutant.operator] ??= { total: 0, killed: 0 });
    run.total += 1;
    score.total += 1;
    if (killed) {
      run.killed += 1;
      score.killed += 1;
    } else run.survivors.push(mutant.id);
  }
  return run;
}

/** A survivor judged to behave like the original; `reason` is the one-line proof. */
export interface SignedSurvivor {
  mutant: string;
  reason: string;
}

/** Unsigned survivors (a missing row or payload), and signatures that no longer apply. */
export function judgeSurvivors(
  run: MutationRun,
  signed: readonly SignedSurvivor[],
): { unsigned: string[]; stale: string[] } {
  const names = new Set(signed.map(({ mutant }) => mutant));
  return {
    unsigned: run.survivors.filter((survivor) => !names.has(survivor)),
    stale: [...names].filter((name) => !run.survivors.includes(name)),
  };
}

function built(mutant: Mutant): AnyStateMachine | undefined {
  try {
    return mutant.build();
  } catch {
    return undefined;
  }
}

/** A crash while the mutant runs is noticed by any suite. */
function noticed(machine: AnyStateMachine, isKilled: (machine: AnyStateMachine) => boolean): boolean {
  try {
    return isKilled(machine);
  } catch {
    return true;
  }
}

function mutated(machine: AnyStateMachine, site: Site): AnyStateMachine {
  const config = cloneConfig(machine.config);
  site.change(stateAt(config, site.path));
  return createMachine(config, machine.implementations);
}

function stateAt(config: unknown, path: readonly string[]): ConfigRecord {
  let state: unknown = config;
  for (const name of path)
    state = isRecord(state) && isRecord(state['states']) ? state['states'][name] : undefined;
  if (!isRecord(state)) throw new Error(`no state ${path.join('.')}`);
  return state;
}

function siblingsOf(config: unknown, path: readonly string[]): string[] {
  if (path.length === 0) return [];
  const states = stateAt(config, path.slice(0, -1))['states'];
  return isRecord(states) ? Object.keys(states) : [];
}

function stateSites(state: ConfigRecord, path: readonly string[]): Site[] {
  const sites: Site[] = [];
  for (const side of ['entry', 'exit']) {
    asList(state[side]).forEach((action, index) =>
      sites.push({
        operator: `drop ${side}`,
        where: actionName(action),
        path,
        change: (at) => dropAction(at, side, index),
      }),
    );
  }
  const states = isRecord(state['states']) ? Object.keys(state['states']) : [];
  for (const other of states.filter((name) => state['initial'] !== undefined && name !== state['initial'])) {
    sites.push({
      operator: 'change initial',
      where: `to ${other}`,
      path,
      change: (at) => void (at['initial'] = other),
    });
  }
  return sites;
}

/** `on` and `after`: a record of event or delay to one candidate or a list. */
function tableSites(
  table: string,
  state: ConfigRecord,
  path: readonly string[],
  siblings: readonly string[],
): Site[] {
  const entries = isRecord(state[table]) ? state[table] : {};
  return Object.entries(entries).flatMap(([name, value]) =>
    candidateSites({ path, name, value, siblings, slot: (at) => ({ owner: child(at, table), key: name }) }),
  );
}

function delaySites(state: ConfigRecord, path: readonly string[]): Site[] {
  const entries = isRecord(state['after']) ? Object.keys(state['after']) : [];
  return entries.map((name) => ({
    operator: 'change delay',
    where: name,
    path,
    change: (at) => {
      const table = child(at, 'after');
      table['987654'] = table[name];
      delete table[name];
    },
  }));
}

function directSites(state: ConfigRecord, path: readonly string[], siblings: readonly string[]): Site[] {
  return ['always', 'onDone'].flatMap((name) =>
    state[name] === undefined
      ? []
      : candidateSites({
          path,
          name,
          value: state[name],
          siblings,
          slot: (at) => ({ owner: at, key: name }),
        }),
  );
}

function invokeSites(state: ConfigRecord, path: readonly string[], siblings: readonly string[]): Site[] {
  return asList(state['invoke']).flatMap((invoke, index) =>
    ['onDone', 'onError'].flatMap((name) => {
      if (!isRecord(invoke) || invoke[name] === undefined) return [];
      const slot = (at: ConfigRecord): Slot => {
        const owner = asList(at['invoke'])[index];
        if (!isRecord(owner)) throw new Error('no invoke');
        return { owner, key: name };
      };
      return candidateSites({ path, name: `invoke[${index}] ${name}`, value: invoke[name], siblings, slot });
    }),
  );
}

interface Slot {
  owner: ConfigRecord;
  key: string;
}

interface Candidates {
  path: readonly string[];
  name: string;
  value: unknown;
  siblings: readonly string[];
  slot: (at: ConfigRecord) => Slot;
}

function candidateSites({ path, name, value, siblings, slot }: Candidates): Site[] {
  const list = asList(value);
  const site = (operator: string, where: string, change: (slot: Slot) => void): Site => ({
    operator,
    where: `${name} ${where}`.trim(),
    path,
    change: (at) => change(slot(at)),
  });
  const sites = [site('remove event', '', ({ owner, key }) => void delete owner[key])];
  if (list.length > 1) {
    list.forEach((_, index) =>
      sites.push(site('remove branch', `[${index}]`, (at) => removeBranch(at, index))),
    );
    sites.push(
      site('swap branches', '', ({ owner, key }) => void (owner[key] = asList(owner[key]).toReversed())),
    );
  }
  list.forEach((candidate, index) => sites.push(...branchSites(candidate, index, siblings, site)));
  return sites;
}

type SiteMaker = (operator: string, where: string, change: (slot: Slot) => void) => Site;

function branchSites(
  candidate: unknown,
  index: number,
  siblings: readonly string[],
  site: SiteMaker,
): Site[] {
  const branch = isRecord(candidate) ? candidate : { target: candidate };
  const sites: Site[] = [];
  const { target, guard } = branch;
  const at = `[${index}]`;
  if (target !== undefined) {
    sites.push(
      site(
        'drop target',
        at,
        edit(index, (it) => void delete it['target']),
      ),
    );
    for (const other of siblings.filter((name) => name !== target).slice(0, maxRedirects)) {
      sites.push(
        site(
          'redirect',
          `${at} to ${other}`,
          edit(index, (it) => void (it['target'] = other)),
        ),
      );
    }
  }
  if (guard !== undefined) {
    const name = guardName(guard) ?? '';
    sites.push(
      site(
        'drop guard',
        `${at} ${name}`,
        edit(index, (it) => void delete it['guard']),
      ),
    );
    sites.push(
      site(
        'negate guard',
        `${at} ${name}`,
        edit(index, (it) => void (it['guard'] = not(guard as never))),
      ),
    ); // any guard may be negated
  }
  asList(branch['actions']).forEach((action, position) =>
    sites.push(
      site(
        'drop action',
        `${at} ${actionName(action)}`,
        edit(index, (it) => dropAction(it, 'actions', position)),
      ),
    ),
  );
  return sites;
}

function edit(index: number, change: (branch: ConfigRecord) => void): (slot: Slot) => void {
  return ({ owner, key }) => {
    const list = asList(owner[key]).map((it) => (isRecord(it) ? it : { target: it }));
    const branch = list[index];
    if (!branch) throw new Error(`no branch ${index} of ${key}`);
    change(branch);
    owner[key] = list;
  };
}

function removeBranch({ owner, key }: Slot, index: number): void {
  owner[key] = asList(owner[key]).filter((_, position) => position !== index);
}

function dropAction(owner: ConfigRecord, key: string, index: number): void {
  owner[key] = asList(owner[key]).filter((_, position) => position !== index);
}

function child(owner: ConfigRecord, key: string): ConfigRecord {
  const value = owner[key];
  if (!isRecord(value)) throw new Error(`no ${key}`);
  return value;
}

function actionName(action: unknown): string {
  if (typeof action === 'function') return 'type' in action ? String(action.type) : action.name || '(inline)';
  if (isRecord(action)) return String(action['type']);
  return String(action);
}

/** How far a mutant is explored: beyond the original's size it has given itself away by growing. */
export function mutantLimit(originalStates: number): number {
  return originalStates * 2 + 20;
}
