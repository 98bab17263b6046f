import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { CountLine } from '#model/areas/stock/count/count.facts.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Say, WayOn } from '#views/kit/scan-mode/scan-message.ts';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';

/** What was found; `quantity` in thousandths. */
export interface Finding {
  readonly location: string;
  readonly product: string;
  /** What the label says of the lot. */
  readonly lot?: string | undefined;
  readonly quantity: number;
  /** All there is, not more of it. */
  readonly isTotal: boolean;
}

export interface BookCounts {
  /** The line that it came to lie on; undefined if it was refused. */
  readonly count: (finding: Finding) => CountLine | undefined;
  readonly withdraw: (line: CountLine, entry: string) => boolean;
  readonly sayEmpty: (location: string) => boolean;
  readonly park: (item: Parking) => boolean;
}

export interface Parking {
  readonly location: string;
  readonly code: string;
  readonly quantity: number;
  readonly note: string;
}

interface Unknown {
  /** Offers to set aside what nobody knows. */
  readonly onUnknown: (code: string) => void;
}

/** Counts, takes back and sets aside; refusals are announced. */
export function useBookCounts(document: string, say: Say, unknown: Unknown): BookCounts {
  const { t } = useLingui();
  const model = useModel();
  const format = useFormat();
  const attempt = useAttempt('count', document, say);
  const { view } = model.replica;
  const linesNow = (): readonly CountLine[] => view.get('count', document)?.lines ?? [];
  const waysFrom = useWaysFrom(document, say, unknown);
  const binOf = (location: string): string => view.get('location', location)?.code ?? '';
  return {
    count: ({ lot, ...found }) => {
      const id = model.newId();
      const sku = view.get('product', found.product)?.sku ?? '';
      const quantity = format.quantity(found.quantity);
      const said = found.isTotal ? t`${sku}: ${quantity} in all` : t`${sku}: ${quantity} more`;
      const entry = { id, ...found, ...(lot !== undefined && { lot }) };
      const offer = (refusal: Refusal): readonly WayOn[] => waysFrom(refusal, { ...found, lot });
      if (!attempt('count', { entries: [entry] }, said, { offer })) return undefined;
      return linesNow().find(({ entries }) => entries.some((one) => one.id === id));
    },
    withdraw: ({ id }, entry) => attempt('withdraw', { line: id, entry }, t`Taken back`),
    sayEmpty: (location) => attempt('sayEmpty', { location }, t`${binOf(location)} is empty`),
    park: ({ code, ...item }) => {
      const name = code === '' ? t`without a code` : code;
      return attempt('park', { id: model.newId(), code, ...item }, t`Set aside: ${name}`);
    },
  };
}

/** Ways on from a refused count: a lot that nobody knows is set aside, a line of somebody else is counted again. [CNS5] */
function useWaysFrom(document: string, say: Say, { onUnknown }: Unknown) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const attempt = useAttempt('count', document, say);
  return (
    { code }: Refusal,
    { location, product, lot = '' }: Omit<Finding, 'quantity' | 'isTotal'>,
  ): readonly WayOn[] => {
    if (code === 'unknownLot') {
      const sku = view.get('product', product)?.sku ?? '';
      const onPress = (): void => onUnknown(`${sku} ${lot}`.trim());
      return [{ id: 'set-aside', icon: 'box', label: t`Set it aside…`, onPress }];
    }
    if (code !== 'countedByAnother') return [];
    const lotId = lotByCode(view, product, lot)?.id;
    const line = view
      .get('count', document)
      ?.lines.find((one) => one.location === location && one.product === product && one.lot === lotId);
    const onPress = (): void => void attempt('recount', { lines: [line?.id] }, t`Now count it again`);
    return line ? [{ id: 'recount', icon: 'refresh', label: t`Count it again`, onPress }] : [];
  };
}
