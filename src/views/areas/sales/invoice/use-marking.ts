import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { giveCommands } from '#views/kit/list/give-commands.ts';
import { useStepRun } from '#views/kit/list/use-step-run.ts';

const TYPE = 'invoiceElsewhere';
/** How many orders are marked before a run can be interrupted. */
const AT_ONCE = 20;

/** Marks what is to be invoiced of orders as invoiced elsewhere, with progress. [BIL16] */
export function useMarking() {
  const { run, send, start } = useStepRun<{ readonly id: string }>(mark);
  const begin = (orders: readonly string[]): void =>
    start(
      TYPE,
      orders.map((id) => ({ id })),
      AT_ONCE,
    );
  return { run, send, begin };
}

const mark = (
  model: CompanyModel,
  all: readonly { readonly id: string }[],
  signal: AbortSignal,
): Promise<readonly BulkResult[]> =>
  giveCommands(
    model,
    { kind: 'salesOrder' },
    { type: TYPE, data: {}, documents: all.map(({ id }) => id) },
    signal,
  );
