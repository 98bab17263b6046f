import { useMemo } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bulkRunMachine, type BulkChunk, type BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useModel } from '../document/model-context.tsx';

interface Steps {
  /** What its verdict is listed under. */
  readonly id: string;
}

/** Gives all steps of each, and resolves with a verdict on each; the same function at every render. */
type GiveSteps<S extends Steps> = (
  model: CompanyModel,
  all: readonly S[],
  signal: AbortSignal,
) => Promise<readonly BulkResult[]>;

/** The chart of a run whose documents each have steps of their own: they are the data of the order. */
export function useStepRun<S extends Steps>(give: GiveSteps<S>) {
  const model = useModel();
  const machine = useMemo(
    () =>
      bulkRunMachine.provide({
        actors: {
          give: fromPromise(({ input, signal }: { input: BulkChunk; signal: AbortSignal }) => {
            const steps = input.data as ReadonlyMap<string, S>; // as `start` begins it
            return give(
              model,
              input.documents.flatMap((id) => steps.get(id) ?? []),
              signal,
            );
          }),
        },
      }),
    [model, give],
  );
  const [run, send] = useMachine(machine);
  const start = (type: string, all: readonly S[], atOnce: number): void => {
    const data: ReadonlyMap<string, S> = new Map(all.map((one) => [one.id, one]));
    send({ type: 'close' });
    send({ type: 'begin', order: { type, data, documents: [...data.keys()], atOnce } });
  };
  return { run, send, start };
}
