import { useState } from 'react';
import { isArchived } from '#model/engine/archived.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { bareCode } from '#model/gs1/read-scan.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Packing, ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { weightOf } from '#model/areas/sales/shipment/shipment.weight.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useDraft } from '#views/kit/document/use-draft.ts';
import { useInLanguage } from '#views/kit/document/use-in-language.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { Block, Corner } from '#views/kit/lines/use-lines.ts';
import { blockCells } from '#views/ui/block-cells.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** A parcel being edited: the weight as typed, in kilograms. */
export interface ParcelDraft {
  readonly id: string;
  readonly weight: string;
  readonly tracking: string;
}

interface Parcels extends SendingDraft {
  readonly parcels: readonly ParcelDraft[];
  /** In which weights are typed. */
  readonly language: string;
}

/** Who brings them; drafts always have both fields, by which they are compared. */
export interface SendingDraft {
  readonly carrier: string | null;
  readonly service: string | null;
}

const GRAM_DIGITS = 3;
const COLUMNS = ['weight', 'tracking'];

/** The error code of a weight typed in a language, or undefined. */
export const weightProblem = ({ weight }: ParcelDraft, locale: string): string | undefined =>
  numberProblem(weight, { digits: GRAM_DIGITS }, locale);

/** The parcels of a shipment being edited: stored beyond the page until they are packed. */
export function useParcels(row: ShipmentRow) {
  const propose = usePropose();
  const model = useModel();
  const [tried, setTried] = useState(false);
  const format = useFormat();
  const draft = useInLanguage(useDraft(row, { read: useReading(), same }, `shipment.${row.id}`), restate);
  const { parcels } = draft.value;
  const write = (next: readonly ParcelDraft[], tag?: string): void => draft.change({ parcels: next }, tag);
  const blank = (): ParcelDraft => ({ id: model.newId(), weight: '', tracking: '' });
  const give = (type: 'pack' | 'packAndShip'): void => {
    setTried(true);
    if (parcels.some((parcel) => weightProblem(parcel, format.locale) !== undefined)) return;
    const refused = propose({
      kind: 'shipment',
      document: row.id,
      type,
      data: packing(draft.value, (text) => format.read(text, GRAM_DIGITS)),
    });
    if (!refused) draft.saved();
  };
  return {
    draft,
    tried,
    give,
    onSending: (sending: SendingDraft) => draft.change({ parcels, ...sending }),
    onCell: (id: string, column: string, text: string) =>
      write(
        parcels.map((parcel) => (parcel.id === id ? { ...parcel, [column]: text } : parcel)),
        `${id}.${column}`,
      ),
    onTracking: (code: string): boolean => {
      const next = withTracking(parcels, { ...blank(), tracking: bareCode(code) });
      if (next) write(next);
      return next !== null;
    },
    onAdd: () => write([...parcels, blank()]),
    onRemove: (id: string) => write(parcels.filter((parcel) => parcel.id !== id)),
    onPaste: (block: Block, at: Corner): void => write(withBlock(parcels, block, at, blank)),
  };
}

function withBlock(
  parcels: readonly ParcelDraft[],
  block: Block,
  { rowId, columnId }: Corner,
  blank: () => ParcelDraft,
): readonly ParcelDraft[] {
  const found = parcels.findIndex(({ id }) => id === rowId);
  const corner = { line: found < 0 ? parcels.length : found, column: columnId };
  const next = [...parcels];
  for (const { line, column, text } of blockCells(block, corner, COLUMNS)) {
    while (next.length <= line) next.push(blank());
    next[line] = { ...(next[line] ?? blank()), [column]: text };
  }
  return next;
}

/** A tracking number from a label: for the first parcel without one, else for another parcel; null if one has it already. */
function withTracking(parcels: readonly ParcelDraft[], scanned: ParcelDraft): readonly ParcelDraft[] | null {
  const { tracking } = scanned;
  if (parcels.some((parcel) => parcel.tracking === tracking)) return null;
  const waiting = parcels.find((parcel) => parcel.tracking === '');
  return waiting
    ? parcels.map((parcel) => (parcel === waiting ? { ...parcel, tracking } : parcel))
    : [...parcels, scanned];
}

/** The parcels as packed; before that a single one with the weight of the goods. */
function useReading(): (row: ShipmentRow) => Parcels {
  const { replica, newId } = useModel();
  const format = useFormat();
  const kilograms = (grams: number | null): string =>
    grams === null ? '' : format.decimal(grams, GRAM_DIGITS);
  return ({ customer, parcels, lines, carrier, service }) => {
    if (parcels.length > 0)
      return {
        language: format.locale,
        carrier: carrier ?? null,
        service: service ?? null,
        parcels: parcels.map(({ id, weight, tracking }) => ({ id, weight: kilograms(weight), tracking })),
      };
    const usual = ifKnown(() => proposed(replica.view, customer), null);
    return {
      language: format.locale,
      carrier: usual,
      service: null,
      parcels: [{ id: newId(), weight: kilograms(weightOf(replica.view, lines)), tracking: '' }],
    };
  };
}

/** The usual carrier of the customer, as long as it is in use. [CRR5] */
function proposed(view: Reader, customer: string): string | null {
  const id = view.get('customer', customer)?.carrier;
  const carrier = typeof id === 'string' ? view.get('carrier', id) : undefined;
  return carrier && !isArchived(carrier) ? carrier.id : null;
}

/** Compared without ids, which are new on every read of an unpacked shipment. */
const same = (a: Parcels, b: Parcels): boolean => said(a) === said(b);
const said = ({ parcels, carrier, service }: Parcels): string =>
  JSON.stringify([carrier, service, parcels.map(({ weight, tracking }) => [weight, tracking])]);

const restate = (value: Parcels, say: (text: string) => string): Parcels => ({
  ...value,
  parcels: value.parcels.map((parcel) => ({ ...parcel, weight: say(parcel.weight) })),
});

type Read = (text: string) => number | null | undefined;

const packing = ({ parcels, carrier, service }: Parcels, read: Read): Packing => ({
  parcels: parcels.map((parcel) => soundOf(parcel, read)),
  ...(carrier !== null && { carrier }),
  ...(service !== null && { service }),
});

const soundOf = ({ id, weight, tracking }: ParcelDraft, read: Read): Packing['parcels'][number] => ({
  id,
  weight: read(weight) ?? 0,
  tracking,
});
