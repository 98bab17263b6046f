import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { endsAfterStart } from './in-force.ts';
import type { ListForm } from './listed-price.facts.ts';
import type { PriceSide } from './price-side.ts';

/** A list of either side. */
export interface ListRow extends DocumentRow, ListForm {}

/** What has to be the same in a list and in the one that it builds on: its currency first. */
export type Comparable = (list: ListForm) => Readonly<Record<string, unknown>>;

type ListRule<D = never> = Rule<ListRow, D>;

interface Sides {
  readonly side: PriceSide;
  readonly comparable: Comparable;
}

/** [PRI3] to [PRI5], and that a list ends after it begins. */
export const listIsSound =
  (sides: Sides): ListRule<ListForm> =>
  ({ view, id, row }, data) =>
    data
      ? (endsAfterStart(data) ??
        nameIsFree(view, sides, id, data) ??
        staysComparable(view, sides, row, data) ??
        baseIsSound(view, sides, id, { data, held: row }))
      : null;

/** [PRI3] Names of price lists are unique, whatever their case, archived ones included. */
const nameIsFree = (view: Reader, { side }: Sides, id: string, { name }: ListForm): Refusal | null =>
  view.by(side.list, 'name', name.toLowerCase()).some((row) => row.id !== id)
    ? onField('nameTaken', 'name', { name })
    : null;

/** The first of what has to be the same that is not. */
const differing = (comparable: Comparable, one: ListForm, other: ListForm): string | undefined => {
  const own = comparable(one);
  return Object.entries(comparable(other)).find(([field, value]) => own[field] !== value)?.[0];
};

/** [PRI5] A list builds on one in use that is comparable with it, and never on itself. */
function baseIsSound(
  view: Reader,
  { side, comparable }: Sides,
  id: string,
  { data, held }: { readonly data: ListForm; readonly held: ListRow | undefined },
): Refusal | null {
  if (data.basedOn === null) return null;
  const base = view.get(side.list, data.basedOn);
  if (!base || (isArchived(base) && held?.basedOn !== base.id)) return onField('unknownPriceList', 'basedOn');
  if (differing(comparable, base, data) !== undefined)
    return onField('baseDiffers', 'basedOn', { name: base.name });
  const passed = new Set<string>();
  for (let at: ListRow | undefined = base; at && !passed.has(at.id); at = baseOf(view, side, at)) {
    if (at.id === id) return onField('priceListCycle', 'basedOn');
    passed.add(at.id);
  }
  return null;
}

/** The list that a list builds on. */
export const baseOf = (
  view: Reader,
  side: PriceSide,
  { basedOn }: Pick<ListForm, 'basedOn'>,
): ListRow | undefined => (basedOn === null ? undefined : view.get(side.list, basedOn));

/** [PRI5] Lists that build on it stay comparable with it. */
function staysComparable(
  view: Reader,
  { side, comparable }: Sides,
  row: ListRow | undefined,
  data: ListForm,
): Refusal | null {
  const field = row && differing(comparable, data, row);
  const [above] = row && field !== undefined ? view.by(side.list, 'basedOn', row.id) : [];
  return above && field !== undefined ? onField('listsBuildOnIt', field, { name: above.name }) : null;
}

/** [PRI6] A list that others build on stays in use. */
export const nothingBuildsOnIt =
  (side: PriceSide): ListRule =>
  ({ view, id }) => {
    const [above] = view.by(side.list, 'basedOn', id);
    return above
      ? {
          code: 'listsBuildOnIt',
          params: { name: above.name },
          fix: { kind: side.list, document: above.id, type: 'update' },
        }
      : null;
  };
