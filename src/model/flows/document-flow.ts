import type { AnyStateMachine } from 'xstate';
import type { FoldedType } from '../engine/document-type.ts';
import type { Folding } from '../engine/engine.ts';
import type { LogEvent } from '../engine/envelope.ts';
import { fold } from '../engine/fold.ts';
import type { DocumentRow, Row, StateValue } from '../engine/rows.ts';
import { initialState } from '../engine/step.ts';
import { valueOfDocument } from './document-value.ts';
import { continuedFacts, leavesOf } from './log-steps.ts';

/** One step of a document and its state from then on: `at` is the time of the step, `until` of the next one. */
export interface FlowStep {
  readonly seq: number;
  readonly at: string;
  /** Null: still current. */
  readonly until: string | null;
  readonly before: StateValue;
  readonly fact: string;
  readonly after: StateValue;
  /** Its value at that time, minor units; null if not settled yet. */
  readonly value: number | null;
  readonly open: boolean;
}

/** A stay in an innermost state: `seq` is the step that entered it. */
export interface FlowStay {
  readonly state: string;
  readonly seq: number;
  readonly entered: string;
  /** Null: it is still there. */
  readonly left: string | null;
}

interface Subject {
  readonly folding: Folding;
  readonly type: FoldedType;
  readonly chart: AnyStateMachine;
}

/** A document's whole path, from all of its own facts in order, and its final row. Mutates the facts' data. */
export function documentFlow({ folding, type, chart }: Subject, facts: readonly LogEvent[]) {
  const pairs = new Set(continuedFacts(chart));
  const held = heldRow(type.table.name);
  const steps: FlowStep[] = [];
  let prior: LogEvent | undefined;
  for (const fact of facts) {
    const last = steps.at(-1);
    const before = last?.after ?? initialState(chart);
    const after = fact.state ?? before;
    fold(folding, held.target, { ...fact, state: after }, 'bulk');
    const goesOn =
      last !== undefined &&
      prior?.command === fact.command &&
      alike(prior.state, fact.state) &&
      pairs.has(`${prior.type}>${fact.type}`);
    prior = fact;
    const now = standing(type, held.row());
    if (goesOn) steps[steps.length - 1] = { ...last, ...now };
    else {
      if (last) steps[steps.length - 1] = { ...last, until: fact.at };
      steps.push({ seq: fact.seq, at: fact.at, until: null, before, fact: fact.type, after, ...now });
    }
  }
  return { steps, stays: staysOf(type.kind, steps), row: held.row() };
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const standing = ({ kind, table }: FoldedType, row: DocumentRow) => ({
  value: valueOfDocument(kind, row),
  open: table.isOpen?.(row) ?? true,
});

/** The one row that a document's own facts fold to. */
function heldRow(table: string) {
  let held: Row | undefined;
  return {
    target: {
      has: (name: string) => name === table,
      getRow: () => held,
      rowsBy: () => [],
      put: (_: string, row: Row) => void (held = row),
      remove: () => void (held = undefined),
    },
    row: () => held as DocumentRow, // of a document type's table, and put before it is read
  };
}

function staysOf(kind: string, steps: readonly FlowStep[]): readonly FlowStay[] {
  const stays: FlowStay[] = [];
  let standing = new Map<string, FlowStay>();
  for (const { seq, at, after } of steps) {
    const now = new Set(leavesOf(kind, after));
    for (const [state, stay] of standing) if (!now.has(state)) stays.push({ ...stay, left: at });
    standing = new Map(
      [...now].map((state) => [state, standing.get(state) ?? { state, seq, entered: at, left: null }]),
    );
  }
  return [...stays, ...standing.values()];
}
