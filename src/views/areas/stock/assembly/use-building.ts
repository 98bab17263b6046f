import { useState } from 'react';
import type {
  AssemblyLine,
  AssemblyRow,
  Build,
  GivenLot,
} from '#model/areas/stock/assembly/assembly.facts.ts';
import { leftOf, partFor } from '#model/areas/stock/assembly/assembly.lines.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { trackedOf } from './component-figures.ts';

/** What somebody took for so many bundles (thousandths). */
export type Taken = Required<Pick<Build, 'quantity' | 'taken'>>;

/** What is typed of the lots of one product: codes, one a line, and the day they expire. */
export interface TypedLots {
  readonly codes: string;
  readonly expiresOn: string | null;
}

const NO_QUANTITY: Refusal = { code: 'invalid', fields: { quantity: 'notAboveZero' } };
const nothing: TypedLots = { codes: '', expiresOn: null };

interface Asked {
  readonly row: AssemblyRow;
  readonly taken: Taken | undefined;
  readonly onClose: () => void;
  readonly onBuilt?: (() => void) | undefined;
}

export type Building = ReturnType<typeof useBuilding>;

/** What is typed of a build, and the command. */
export function useBuilding({ row, taken, onClose, onBuilt }: Asked) {
  const { view } = useModel().replica;
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [quantity, setQuantity] = useState<number | null | undefined>(taken?.quantity ?? leftOf(row));
  const [to, setTo] = useState<string | null>(row.to);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tracked = trackedOf(view, row);
  const { lotsOf, typeLots } = useTypedLots();
  const give = (): void => {
    if (typeof quantity !== 'number' || quantity <= 0) return setRefusal(NO_QUANTITY);
    const trackingOf = ({ product }: AssemblyLine) => view.get('product', product)?.tracking ?? 'none';
    const given = tracked.flatMap((line) =>
      lotsGiven(line, lotsOf(line), { tracking: trackingOf(line), quantity: partFor(row, line, quantity) }),
    );
    const data: Build = {
      quantity,
      ...(to === null ? {} : { to }),
      ...(given.length > 0 && { lots: given }),
      ...(taken && { taken: taken.taken }),
    };
    const why = propose({ kind: 'assembly', document: row.id, type: 'build', data }, { quiet: true });
    setRefusal(why);
    if (why !== null) return;
    onBuilt?.();
    onClose();
  };
  return {
    quantity: quantity ?? null,
    setQuantity,
    to,
    setTo,
    tracked,
    lotsOf,
    typeLots,
    refusal,
    error: (field: string) => sentence(codeAt(refusal, field)),
    give,
  };
}

/** The lots that are typed, by product. */
function useTypedLots() {
  const [lots, setLots] = useState<Readonly<Record<string, TypedLots>>>({});
  const lotsOf = ({ product }: AssemblyLine): TypedLots => lots[product] ?? nothing;
  const typeLots = (line: AssemblyLine, typed: Partial<TypedLots>): void =>
    setLots({ ...lots, [line.product]: { ...lotsOf(line), ...typed } });
  return { lotsOf, typeLots };
}

/** The message of a field, or of the first field within it. */
function codeAt(refusal: Refusal | null, field: string): string | undefined {
  const [found] = Object.entries(refusal?.fields ?? {}).filter(
    ([path]) => path === field || path.startsWith(`${field}.`),
  );
  return found?.[1];
}

/** Codes as they were typed: serial numbers stand for one each, one lot for all of it. [AS7] */
function lotsGiven(
  { product }: AssemblyLine,
  { codes, expiresOn }: TypedLots,
  { tracking, quantity }: { readonly tracking: string; readonly quantity: number },
): GivenLot[] {
  const each = codes
    .split(/[\n,;]+/)
    .map((code) => code.trim())
    .filter(Boolean);
  return each.map((code) => ({
    product,
    code,
    expiresOn,
    quantity: tracking === 'serial' ? UNIT : quantity,
  }));
}
