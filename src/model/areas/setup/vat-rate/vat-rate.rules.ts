import { COMPANY } from '#model/values/company-document.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import type { VatRateEnd, VatRateForm, VatRateRow } from './vat-rate.facts.ts';

type VatRateRule<D = never> = Rule<VatRateRow, D>;
type Place = Pick<VatRateForm, 'country' | 'vatClass' | 'from' | 'to'>;

/** [VR2] [VR3] A rate ends after it begins, and stands beside its neighbours without overlap or gap. */
export const rateFits: VatRateRule<VatRateForm> = ({ view, id }, data) =>
  data ? (endsAfter(data) ?? besideOthers(view, id, data)) : null;

/** [VR4] A rate keeps its country and its class. */
const placeIsKept: VatRateRule<VatRateForm> = ({ row }, data) => {
  if (!data || !row) return null;
  if (data.country !== row.country) return onField('vatRateKeepsPlace', 'country');
  return data.vatClass === row.vatClass ? null : onField('vatRateKeepsPlace', 'vatClass');
};

/** [VR4] What has been in force before today stays as it was; a rate that was entered today may still be put right. */
export const hasNotHeld: VatRateRule = ({ view, row, env }) => {
  if (!row || row.from > env.today) return null;
  const zone = view.get('company', COMPANY)?.timeZone ?? 'UTC';
  return dayIn(row.createdAt, zone) === env.today
    ? null
    : { code: 'vatRateHeld', params: { from: row.from } };
};

/** [VR4] What may still be put right is saved where it fits. */
export const maySave: VatRateRule<VatRateForm> = (context, data) =>
  hasNotHeld(context, undefined) ?? placeIsKept(context, data) ?? rateFits(context, data);

/** [VR3] Those before and after it would have a gap between them. */
export const leavesNoGap: VatRateRule = ({ view, id, row }) => {
  if (!row) return null;
  const others = beside(view, id, row);
  const [before, after] = [
    others.findLast(({ from }) => from < row.from),
    others.find(({ from }) => from > row.from),
  ];
  return before && after
    ? { code: 'vatRateBetween', params: { before: before.from, after: after.from } }
    : null;
};

/** [VR5] A rate ends yesterday at the earliest, and leaves neither overlap nor gap. */
export const endFits: VatRateRule<VatRateEnd> = ({ view, id, row, env }, data) => {
  if (!data || !row) return null;
  const place = { ...row, to: data.to };
  const earliest = addDays(env.today, -1);
  if (data.to !== null && data.to < earliest && data.to !== row.to)
    return onField('vatRateEndsInPast', 'to', { earliest });
  return endsAfter(place) ?? besideOthers(view, id, place);
};

const endsAfter = ({ from, to }: Place): Refusal | null =>
  to !== null && to < from ? onField('endsBeforeItBegins', 'to') : null;

/** The other rates of its class and country, by their first days. */
const beside = (view: Reader, id: string, { country, vatClass }: Place): VatRateRow[] =>
  view
    .by('vatRate', 'inForce', country)
    .filter((one) => one.id !== id && one.vatClass === vatClass)
    .sort(byFirstDay);

function besideOthers(view: Reader, id: string, rate: Place): Refusal | null {
  const inOrder = [...beside(view, id, rate), { ...rate, id }].sort(byFirstDay);
  for (const [index, later] of inOrder.entries()) {
    const earlier = inOrder[index - 1];
    if (!earlier) continue;
    const field = earlier.id === id ? 'to' : 'from';
    const { from } = field === 'to' ? later : earlier;
    if (earlier.to === null || earlier.to >= later.from) return onField('vatRateOverlaps', field, { from });
    const day = field === 'to' ? addDays(later.from, -1) : addDays(earlier.to, 1);
    if (addDays(earlier.to, 1) < later.from) return onField('vatRateGap', field, { from, day });
  }
  return null;
}

const byFirstDay = (a: Place, b: Place): number => compare(a.from, b.from);
