import type { AskedFor } from '#model/areas/purchasing/proposal/proposals.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useTypedState } from '#views/kit/document/use-in-language.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { amountOf, type ReorderRow, type RowSource } from './reorder-rows.ts';

/** What a person decided of a proposal; what is absent is as proposed. */
interface Decision {
  readonly ticked?: boolean;
  readonly typed?: string;
  /** The key of a source. */
  readonly source?: string;
}

/** So much of a product for a warehouse, from where. */
export interface SourcedWish {
  readonly row: ReorderRow;
  readonly source: RowSource;
  /** Thousandths. */
  readonly quantity: number;
}

export interface Reorder {
  readonly isTicked: (row: ReorderRow) => boolean;
  readonly sourceOf: (row: ReorderRow) => RowSource | undefined;
  readonly textOf: (row: ReorderRow) => string;
  readonly problemOf: (row: ReorderRow) => string | undefined;
  /** Minor units of the supplier's currency; null if the cost, or the quantity, is not known. */
  readonly costOf: (row: ReorderRow) => number | null;
  readonly decide: (id: string, decision: Decision) => void;
  /** Ticks all that have a source, or none. */
  readonly tickAll: (ticked: boolean) => void;
  /** The ticked ones; null if one of them has no readable quantity. */
  readonly wishes: readonly SourcedWish[] | null;
}

const DIGITS = 3;

const restate = (
  decisions: ReadonlyMap<string, Decision>,
  say: (text: string) => string,
): ReadonlyMap<string, Decision> =>
  new Map(
    [...decisions].map(([id, one]) => [
      id,
      one.typed === undefined ? one : { ...one, typed: say(one.typed) },
    ]),
  );

/** What is decided of proposals by their ids, and how to decide the same of some. */
function useDecisions() {
  const [decisions, setDecisions] = useTypedState<ReadonlyMap<string, Decision>>(new Map(), restate);
  const decideAll = (ids: readonly string[], decision: Decision): void =>
    setDecisions(
      (before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...decision }] as const)]),
    );
  return [decisions, decideAll] as const;
}

const idsOf = (rows: readonly ReorderRow[]): readonly string[] => rows.map(({ id }) => id);

/** What is ordered of a proposal; nothing without a source or a quantity. */
const wishOf = (row: ReorderRow, source: RowSource | undefined, quantity: number | null): SourcedWish[] =>
  source && quantity ? [{ row, source, quantity }] : [];

/** The proposals as the person wants them: all are ticked, or only the one that was asked for. */
export function useReorder(rows: readonly ReorderRow[], asked: AskedFor | null): Reorder {
  const model = useModel();
  const today = useToday();
  const format = useFormat();
  const [decisions, decideAll] = useDecisions();
  const sourceOf = ({ id, sources }: ReorderRow): RowSource | undefined =>
    sources.find(({ key }) => key === decisions.get(id)?.source) ?? sources[0];
  const proposed = (row: ReorderRow): number => sourceOf(row)?.quantity ?? row.proposal.need;
  const textOf = (row: ReorderRow): string =>
    decisions.get(row.id)?.typed ?? format.decimal(proposed(row), DIGITS, 0);
  const isTicked = (row: ReorderRow): boolean => {
    if (!sourceOf(row) || row.putOff !== undefined) return false;
    const isMeant = !asked || (asked.product === row.product.id && asked.warehouse === row.warehouse.id);
    return decisions.get(row.id)?.ticked ?? (isMeant && proposed(row) > 0);
  };
  const problemOf = (row: ReorderRow): string | undefined =>
    isTicked(row)
      ? numberProblem(textOf(row), { digits: DIGITS, aboveZero: true }, format.locale)
      : undefined;
  const quantityOf = (row: ReorderRow): number | null => format.read(textOf(row), DIGITS) ?? null;
  const costOf = (row: ReorderRow): number | null => {
    const quantity = quantityOf(row);
    return quantity ? amountOf(model, row, sourceOf(row), { quantity, today }) : null;
  };
  const ticked = rows.filter(isTicked);
  return {
    isTicked,
    sourceOf,
    textOf,
    problemOf,
    costOf,
    decide: (id, decision) => decideAll([id], decision),
    tickAll: (all) => decideAll(idsOf(rows), { ticked: all }),
    wishes: ticked.some((row) => problemOf(row) !== undefined)
      ? null
      : ticked.flatMap((row) => wishOf(row, sourceOf(row), quantityOf(row))),
  };
}
