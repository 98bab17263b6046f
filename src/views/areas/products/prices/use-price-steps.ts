import { useMemo, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bulkRunMachine, type BulkChunk, type BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import type { PriceSteps } from '#model/areas/products/prices/bulk-change.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { giveEach, type OneCommand } from '#views/kit/list/give-commands.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';

/** Commands at once: what one request takes, as each answer has those that still wait decided again. */
const AT_ONCE = 64;

/** What is done for one price, and what takes it back once it is done; null where somebody has changed it since. */
export interface UndoableSteps extends PriceSteps {
  readonly undoing: () => PriceSteps | null;
}

export interface PriceRun {
  readonly phase: 'asked' | 'underWay' | 'finished';
  /** The run takes an earlier one back. */
  readonly isUndo: boolean;
  readonly count: number;
  readonly results: readonly BulkResult[];
  /** Of what was to be undone: changed by somebody since, and therefore kept. */
  readonly changedSince: number;
  readonly begin: (all: readonly UndoableSteps[]) => void;
  readonly undo: () => void;
  readonly cancel: () => void;
  readonly close: () => void;
}

/** Runs steps of many prices with progress, and takes them back as a whole. [PRI13, PRI15] */
export function usePriceSteps(): PriceRun {
  const [made, setMade] = useState<ReadonlyMap<string, UndoableSteps>>(new Map());
  const [changedSince, setChangedSince] = useState(0);
  const { run, send, start } = useStepRun();
  const { order, results } = run.context;
  const begin = (all: readonly UndoableSteps[]): void => {
    setMade(new Map(all.map((one) => [one.id, one])));
    start('change', all);
  };
  const undo = (): void => {
    const written = results.flatMap(({ document, verdict: { is } }) =>
      isWritten(is) ? (made.get(document) ?? []) : [],
    );
    const steps = written.flatMap(({ undoing }) => undoing() ?? []);
    setChangedSince(written.length - steps.length);
    // The other way round: what was made last goes first.
    start('undo', steps.toReversed());
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
    close: () => send({ type: 'close' }),
  };
}

/** The chart of a run whose documents each have steps of their own: they are the data of the order. */
function useStepRun() {
  const model = useModel();
  const { price } = usePriceSide();
  const machine = useMemo(
    () =>
      bulkRunMachine.provide({
        actors: {
          give: fromPromise(({ input, signal }: { input: BulkChunk; signal: AbortSignal }) => {
            const steps = input.data as StepsById; // as `start` begins it
            return giveSteps(
              { model, kind: price },
              input.documents.flatMap((id) => steps.get(id) ?? []),
              signal,
            );
          }),
        },
      }),
    [model, price],
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
  { model, kind }: { readonly model: CompanyModel; readonly kind: PriceSide['price'] },
  all: readonly PriceSteps[],
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const groups = all.map(({ steps }) => steps.map(({ step }) => step));
  const verdicts = await giveEach(model, kind, groups, signal);
  const back: OneCommand[] = [];
  const results = all.map(({ id, steps }, index): BulkResult => {
    const own = verdicts[index] ?? [];
    const refused = own.find(({ is }) => is === 'refused');
    if (refused)
      back.push(...steps.flatMap((each, at) => (isWritten(own[at]?.is) ? [each.back] : [])).toReversed());
    const verdict = refused ?? own.find(({ is }) => is === 'waiting') ?? { is: 'done' };
    return { document: id, verdict };
  });
  if (back.length > 0)
    await giveEach(
      model,
      kind,
      back.map((one) => [one]),
      signal,
    );
  return results;
}

const isWritten = (is: string | undefined): boolean => is === 'done' || is === 'waiting';
