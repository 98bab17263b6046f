import { useLingui } from '@lingui/react/macro';
import type { AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { reasonListOf } from '#model/areas/stock/adjustment/adjustment.line-rules.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import type { Option } from '#views/ui/option.ts';
import type { AdjustLine } from './adjustment-draft.ts';

const SCRAP = 'scrap/';

/** What a choice of a reason stands for: its code, and whether the goods are thrown away. */
export const reasonChosen = (value: string): Pick<AdjustLine, 'reason' | 'scrap'> => {
  const scrap = value.startsWith(SCRAP);
  return { reason: scrap ? value.slice(SCRAP.length) : value, scrap };
};

export const reasonValue = ({ reason, scrap }: Pick<AdjustLine, 'reason' | 'scrap'>): string | null =>
  reason === null ? null : scrap ? `${SCRAP}${reason}` : reason;

/** The reasons of a mode; where goods may leave stock, those for which they are scrapped follow. */
export function useAdjustReasons(mode: AdjustmentMode): readonly Option[] {
  const { t } = useLingui();
  const own = useReasonChoices(reasonListOf(mode, { scrap: false }));
  const scrap = useReasonChoices('scrap');
  if (mode !== 'quantity') return own;
  const scrapped = scrap.map(({ value, label }) => ({ value: SCRAP + value, label: t`Scrapped: ${label}` }));
  return [...own, ...scrapped];
}

/** The places of a warehouse for a line: those that have its product first, with how much lies there. */
export function usePlaceOptions(warehouse: string | null): (line: AdjustLine) => readonly Option[] {
  const { replica } = useModel();
  const sayQuantity = useQuantity();
  const places = useQuery(
    ['location', 'balance'],
    warehouse ?? '',
    ({ replica: { view } }) =>
      warehouse === null
        ? []
        : [...view.by('location', 'warehouse', warehouse)].sort(
            (a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code),
          ),
    [],
  );
  return ({ product: id }) => {
    const product = id === null ? undefined : replica.view.get('product', id);
    const inPlace = product ? onHandByPlace(replica.view, product.id) : new Map<string, number>();
    const options = places.map((place) => {
      const onHand = inPlace.get(place.id) ?? 0;
      const hint = onHand > 0 ? sayQuantity(onHand, product) : place.name;
      return { value: place.id, label: place.code, ...(hint ? { hint } : {}), onHand };
    });
    return options.toSorted((a, b) => Number(b.onHand > 0) - Number(a.onHand > 0));
  };
}

function onHandByPlace(view: Reader, product: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { location, onHand } of view.by('balance', 'product', product))
    sums.set(location, (sums.get(location) ?? 0) + onHand);
  return sums;
}

/** The lots of a line's product: those that lie in its place first. */
export function useLotOptions(): (line: AdjustLine) => readonly Option[] {
  const { replica } = useModel();
  const sayQuantity = useQuantity();
  return ({ product: id, location }) => {
    const product = id === null ? undefined : replica.view.get('product', id);
    if (!product) return [];
    const here = replica.view.by('balance', 'product', product.id).filter((one) => one.location === location);
    const onHandOf = (lot: LotRow): number => here.find((one) => one.lot === lot.id)?.onHand ?? 0;
    return replica.view
      .by('lot', 'product', product.id)
      .map((lot) => ({ lot, onHand: onHandOf(lot) }))
      .sort((a, b) => Number(b.onHand > 0) - Number(a.onHand > 0) || compare(a.lot.code, b.lot.code))
      .map(({ lot, onHand }) => ({
        value: lot.id,
        label: lot.code,
        ...(onHand > 0 ? { hint: sayQuantity(onHand, product) } : {}),
      }));
  };
}
