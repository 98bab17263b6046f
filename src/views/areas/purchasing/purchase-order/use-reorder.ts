import type { Wish } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { useTypedState } from '#views/kit/document/use-in-language.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { proposedFrom, type AskedFor, type Proposal, type SupplierOffer } from './reorder-proposals.ts';

/** What a person decided of a proposal; what is absent is as proposed. */
interface Decision {
  readonly ticked?: boolean;
  readonly typed?: string;
  readonly supplier?: string;
}

export interface Reorder {
  readonly isTicked: (proposal: Proposal) => boolean;
  readonly offerOf: (proposal: Proposal) => SupplierOffer | undefined;
  readonly textOf: (proposal: Proposal) => string;
  readonly problemOf: (proposal: Proposal) => string | undefined;
  /** Minor units of the supplier's currency; null if the cost, or the quantity, is not known. */
  readonly costOf: (proposal: Proposal) => number | null;
  readonly decide: (id: string, decision: Decision) => void;
  /** Ticks all that have a supplier, or none. */
  readonly tickAll: (ticked: boolean) => void;
  /** The ticked ones; null if one of them has no readable quantity. */
  readonly wishes: readonly Wish[] | null;
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

const idsOf = (proposals: readonly Proposal[]): readonly string[] => proposals.map(({ id }) => id);

/** What is decided of proposals by their ids, and how to decide the same of some. */
function useDecisions() {
  const [decisions, setDecisions] = useTypedState<ReadonlyMap<string, Decision>>(new Map(), restate);
  const decideAll = (ids: readonly string[], decision: Decision): void =>
    setDecisions(
      (before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...decision }] as const)]),
    );
  return [decisions, decideAll] as const;
}

/** What is ordered of a proposal; nothing without a supplier or a quantity. */
const wishOf = (
  { product, warehouse }: Proposal,
  offer: SupplierOffer | undefined,
  quantity: number | null,
): Wish[] =>
  offer && quantity
    ? [{ product: product.id, warehouse: warehouse.id, supplier: offer.supplier, quantity }]
    : [];

/** The proposals as the person wants them: all are ticked, or only the one that was asked for. */
export function useReorder(proposals: readonly Proposal[], asked: AskedFor | null): Reorder {
  const format = useFormat();
  const [decisions, decideAll] = useDecisions();
  const offerOf = ({ id, offers }: Proposal): SupplierOffer | undefined =>
    offers.find(({ supplier }) => supplier === decisions.get(id)?.supplier) ?? offers[0];
  const textOf = (proposal: Proposal): string =>
    decisions.get(proposal.id)?.typed ?? format.decimal(proposedFrom(proposal, offerOf(proposal)), DIGITS, 0);
  const isTicked = (proposal: Proposal): boolean => {
    if (!offerOf(proposal)) return false;
    const isMeant =
      !asked || (asked.product === proposal.product.id && asked.warehouse === proposal.warehouse.id);
    const isOpen = proposedFrom(proposal, offerOf(proposal)) > 0;
    return decisions.get(proposal.id)?.ticked ?? (isMeant && isOpen);
  };
  const problemOf = (proposal: Proposal): string | undefined =>
    isTicked(proposal)
      ? numberProblem(textOf(proposal), { digits: DIGITS, aboveZero: true }, format.locale)
      : undefined;
  const quantityOf = (proposal: Proposal): number | null => format.read(textOf(proposal), DIGITS) ?? null;
  const costOf = (proposal: Proposal): number | null => {
    const [offer, quantity] = [offerOf(proposal), quantityOf(proposal)];
    return offer && quantity ? offer.costOf(quantity) : null;
  };
  const ticked = proposals.filter(isTicked);
  const wishes = ticked.flatMap((proposal) => wishOf(proposal, offerOf(proposal), quantityOf(proposal)));
  return {
    isTicked,
    offerOf,
    textOf,
    problemOf,
    costOf,
    decide: (id, decision) => decideAll([id], decision),
    tickAll: (all) => decideAll(idsOf(proposals), { ticked: all }),
    wishes: ticked.some((proposal) => problemOf(proposal) !== undefined) ? null : wishes,
  };
}
