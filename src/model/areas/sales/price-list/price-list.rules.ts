import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { endsAfterStart } from './in-force.ts';
import type { PriceListForm, PriceListRow } from './price-list.facts.ts';

type ListRule<D = never> = Rule<PriceListRow, D>;

/** [PRI3] Names of price lists are unique, whatever their case, archived ones included. */
const nameIsFree: ListRule<PriceListForm> = ({ view, id }, data) =>
  data && view.by('priceList', 'name', data.name.toLowerCase()).some((row) => row.id !== id)
    ? onField('nameTaken', 'name', { name: data.name })
    : null;

/** [PRI4] Whom it is for is there; who was there before may stay. */
function audienceIsKnown(view: Reader, data: PriceListForm, held: PriceListRow | undefined): Refusal | null {
  for (const [field, table, code] of [
    ['customers', 'customer', 'unknownCustomer'],
    ['customerCategories', 'customerCategory', 'unknownCategory'],
  ] as const)
    for (const [index, id] of data[field].entries()) {
      if (data[field].indexOf(id) < index) return onField('listedTwice', `${field}.${index}`);
      const row = view.get(table, id);
      if (!row || (isArchived(row) && !held?.[field].includes(id)))
        return onField(row ? 'isArchived' : code, `${field}.${index}`);
    }
  return null;
}

/** [PRI5] A list builds on one in use, of its currency, with VAT as its own prices are, and never on itself. */
function baseIsSound(
  view: Reader,
  id: string,
  data: PriceListForm,
  held: PriceListRow | undefined,
): Refusal | null {
  if (data.basedOn === null) return null;
  const base = view.get('priceList', data.basedOn);
  if (!base || (isArchived(base) && held?.basedOn !== base.id)) return onField('unknownPriceList', 'basedOn');
  if (base.currency !== data.currency || base.includesVat !== data.includesVat)
    return onField('baseDiffers', 'basedOn', { name: base.name });
  const passed = new Set<string>();
  for (let at: PriceListRow | undefined = base; at && !passed.has(at.id); at = baseOf(view, at)) {
    if (at.id === id) return onField('priceListCycle', 'basedOn');
    passed.add(at.id);
  }
  return null;
}

/** The list that a list builds on. */
export const baseOf = (view: Reader, { basedOn }: Pick<PriceListRow, 'basedOn'>): PriceListRow | undefined =>
  basedOn === null ? undefined : view.get('priceList', basedOn);

/** [PRI3] to [PRI5], and that a list ends after it begins. */
export const listIsSound: ListRule<PriceListForm> = (context, data) => {
  if (!data) return null;
  const { view, id, row } = context;
  return (
    endsAfterStart(data) ??
    nameIsFree(context, data) ??
    staysComparable(context, data) ??
    audienceIsKnown(view, data, row) ??
    baseIsSound(view, id, data, row)
  );
};

/** [PRI5] Lists that build on it keep its currency, and that it is with VAT or without. */
const staysComparable: ListRule<PriceListForm> = ({ view, id, row }, data) => {
  if (!row || !data) return null;
  const isSame = row.currency === data.currency && row.includesVat === data.includesVat;
  const [above] = isSame ? [] : view.by('priceList', 'basedOn', id);
  if (!above) return null;
  return onField('listsBuildOnIt', row.currency === data.currency ? 'includesVat' : 'currency', {
    name: above.name,
  });
};

/** [PRI6] A list that others build on stays in use. */
export const nothingBuildsOnIt: ListRule = ({ view, id }) => {
  const [above] = view.by('priceList', 'basedOn', id);
  return above
    ? {
        code: 'listsBuildOnIt',
        params: { name: above.name },
        fix: { kind: 'priceList', document: above.id, type: 'update' },
      }
    : null;
};
