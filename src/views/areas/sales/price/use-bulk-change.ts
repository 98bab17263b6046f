import { useMemo, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bulkRunMachine, type BulkChunk, type BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import {
  stepsOf,
  undoingSteps,
  type ChangedPrice,
  type PriceSteps,
} from '#model/areas/sales/price/bulk-change.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { giveEach, type OneCommand } from '#views/kit/list/give-commands.ts';

/** Commands at once: what one request takes, as each answer has those that still wait decided again. */
const AT_ONCE = 64;

/** A price of a run, with the id of what takes its place from a later day. */
interface Made {
  readonly price: ChangedPrice;
  readonly created: string;
}

export interface BulkChanging {
  readonly phase: 'asked' | 'underWay' | 'finished';
  /** The run takes an earlier one back. */
  readonly isUndo: boolean;
  readonly count: number;
  readonly results: readonly BulkResult[];
  /** Of what was to be undone: changed by somebody since, and therefore kept. */
  readonly changedSince: number;
  readonly begin: (changed: readonly ChangedPrice[]) => void;
  readonly undo: () => void;
  readonly cancel: () => void;
}

/** Runs a bulk change of prices, and takes it back as a whole. [PRI13, PRI15] */
export function useBulkChange(): BulkChanging {
  const model = useModel();
  const held = useHeld();
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map());
  const [changedSince, setChangedSince] = useState(0);
  const { run, send, start } = useStepRun();
  const { order, results } = run.context;
  const begin = (changed: readonly ChangedPrice[]): void => {
    const each = changed.map((price): Made => ({ price, created: model.newId() }));
    setMade(new Map(each.map((one) => [one.price.row.id, one])));
    start(
      'change',
      each.map(({ price, created }) => stepsOf(price, created)),
    );
  };
  const undo = (): void => {
    const written = results.flatMap(({ document, verdict: { is } }) =>
      is === 'done' || is === 'waiting' ? (made.get(document) ?? []) : [],
    );
    const steps = written.flatMap(
      ({ price, created }) => undoingSteps(price, created, (id) => held('price', id)) ?? [],
    );
    setChangedSince(written.length - steps.length);
    start('undo', steps);
  };
  return {
    phase: run.hasTag('underWay') ? 'underWay' : run.hasTag('open') ? 'finished' : 'asked',
    isUndo: order.type === 'undo',
    count: order.documents.length,
    results,
    changedSince,
    begin,
    undo,
    cancel: () => send({ type: 'cancel' }),
  };
}

/** The chart of a run whose documents each have steps of their own: they are the data of the order. */
function useStepRun() {
  const model = useModel();
  const machine = useMemo(
    () =>
      bulkRunMachine.provide({
        actors: {
          give: fromPromise(({ input, signal }: { input: BulkChunk; signal: AbortSignal }) => {
            const steps = input.data as StepsById; // as `start` begins it
            return giveSteps(
              model,
              input.documents.flatMap((id) => steps.get(id) ?? []),
              signal,
            );
          }),
        },
      }),
    [model],
  );
  const [run, send] = useMachine(machine);
  const start = (type: 'change' | 'undo', all: readonly PriceSteps[]): void => {
    const data: StepsById = new Map(all.map((one) => [one.id, one]));
    send({ type: 'close' });
    const atOnce = AT_ONCE / Math.max(1, ...all.slice(0, AT_ONCE).map(({ steps }) => steps.length));
    send({ type: 'begin', order: { type, data, documents: [...data.keys()], atOnce } });
  };
  return { run, send, start };
}

type StepsById = ReadonlyMap<string, PriceSteps>;

/** Gives all steps of each price; where the server refuses one, those that it took are taken back. */
async function giveSteps(
  model: CompanyModel,
  all: readonly PriceSteps[],
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const groups = all.map(({ steps }) => steps.map(({ step }) => step));
  const verdicts = await giveEach(model, 'price', groups, signal);
  const back: OneCommand[] = [];
  const results = all.map(({ id, steps }, index): BulkResult => {
    const own = verdicts[index] ?? [];
    const refused = own.find(({ is }) => is === 'refused');
    if (refused)
      back.push(...steps.flatMap((each, at) => (isGiven(own[at]?.is) ? [each.back] : [])).toReversed());
    const verdict = refused ?? own.find(({ is }) => is === 'waiting') ?? { is: 'done' };
    return { document: id, verdict };
  });
  if (back.length > 0)
    await giveEach(
      model,
      'price',
      back.map((one) => [one]),
      signal,
    );
  return results;
}

const isGiven = (is: string | undefined): boolean => is === 'done' || is === 'waiting';
