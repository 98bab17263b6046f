import { useMemo, useState } from 'react';
import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { onPresent, type PriceSteps } from '#model/areas/products/prices/bulk-change.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { decideEach, giveEach, type OneCommand } from '#views/kit/list/give-commands.ts';
import { useStepRun } from '#views/kit/list/use-step-run.ts';

/**
 * Commands at once that are predicted here: a few requests, so that the next one leaves while the last is being read; more
 * would cost more, as each answer has those that still wait decided again.
 */
const PREDICTED = 256;
/** Commands at once of a run of more than that, which the server alone decides. [PRI27] */
const DECIDED = 1024;

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
  const held = useHeld();
  const { price } = usePriceSide();
  const { run, send, start: startOn } = usePriceRun();
  const start = (type: 'change' | 'undo', all: readonly PriceSteps[]): void =>
    startOn(
      type,
      all.map((one) => onPresent(one, (id) => held(price, id))),
    );
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

/** Steps that are given at once: what one request takes. */
function usePriceRun() {
  const { price } = usePriceSide();
  const give = useMemo(() => giveSteps(price), [price]);
  const { run, send, start } = useStepRun<PriceSteps>(give);
  return {
    run,
    send,
    start: (type: 'change' | 'undo', all: readonly PriceSteps[]): void => start(type, all, atOnceOf(all)),
  };
}

/** How many prices that is: they may have several steps each. */
function atOnceOf(all: readonly PriceSteps[]): number {
  const longest = Math.max(1, ...all.slice(0, DECIDED).map(({ steps }) => steps.length));
  return (all.length * longest > PREDICTED ? DECIDED : PREDICTED) / longest;
}

/** Gives all steps of each price; where the server refuses one, those that it took are taken back. */
const giveSteps =
  (kind: PriceSide['price']) =>
  async (
    model: CompanyModel,
    all: readonly PriceSteps[],
    signal: AbortSignal,
  ): Promise<readonly BulkResult[]> => {
    const groups = all.map(({ steps }) => steps.map(({ step }) => step));
    const give = groups.flat().length > PREDICTED ? decideEach : giveEach;
    const verdicts = await give(model, kind, groups, signal);
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
  };

const isWritten = (is: string | undefined): boolean => is === 'done' || is === 'waiting';
