import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type {
  GoodsReceiptRow,
  ReceiptRowLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import type { LinePhotos } from '#views/kit/scan-mode/use-line-photos.ts';
import { useRejectPhotos } from './use-reject-photos.ts';

/** A figure that is being typed, thousandths; undefined: it is not a number. */
type Typed = number | null | undefined;

/** What is written of one sample. */
export interface Finding {
  readonly line: ReceiptRowLine;
  /** Thousandths. */
  readonly sample: number;
  readonly checked: Typed;
  readonly accepted: Typed;
  readonly rejected: Typed;
  readonly reason: string | null;
  readonly note: string;
}

type Written = Partial<Pick<Finding, 'checked' | 'accepted' | 'rejected' | 'reason' | 'note'>>;

export interface Inspecting {
  readonly findings: readonly Finding[];
  readonly write: (line: string, parts: Written) => void;
  readonly errorAt: (index: number, field: string) => string | undefined;
  /** What was refused, unless a field says it. */
  readonly refusal: Refusal | null;
  readonly photos: LinePhotos;
  /** Inspects; tells whether it was taken. */
  readonly give: () => boolean;
}

/** An inspection being written, line by line: what is rejected is no longer accepted, and the other way. */
export function useInspecting(row: GoodsReceiptRow, transfers: Transfers): Inspecting {
  const propose = usePropose();
  const sentence = useFieldSentence();
  const photos = useRejectPhotos(row, transfers);
  const [written, setWritten] = useState<Readonly<Record<string, Written>>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const findings = findingsOf(row, written);
  const write: Inspecting['write'] = (line, parts) => {
    setRefusal(null);
    setWritten((all) => ({ ...all, [line]: { ...all[line], ...parts } }));
  };
  const give = (): boolean => {
    const lines = findings.map(({ line, checked, accepted, rejected, reason, note }) => {
      const photo = photos.first(line.id);
      const found = { line: line.id, checked, accepted, rejected: rejected ?? 0, note };
      return { ...found, ...(reason === null ? {} : { reason }), ...(photo === undefined ? {} : { photo }) };
    });
    const command = { kind: 'goodsReceipt', document: row.id, type: 'inspect', data: { lines } };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    return why === null;
  };
  return {
    findings,
    write,
    photos,
    give,
    refusal: refusal?.fields ? null : refusal,
    errorAt: (index, field) => sentence(refusal?.fields?.[`lines.${index}.${field}`]),
  };
}

function findingsOf(row: GoodsReceiptRow, written: Readonly<Record<string, Written>>): readonly Finding[] {
  return (row.inspection?.samples ?? []).flatMap(({ line: id, sample }): Finding[] => {
    const line = row.lines.find((one) => one.id === id);
    if (!line) return [];
    const own = written[id] ?? {};
    const plain = { checked: sample, accepted: line.quantity, rejected: 0, reason: null, note: '' };
    return [{ line, sample, ...plain, ...own }];
  });
}

/** What the one figure makes of the other: together they are all that was counted. */
export const theRest = (counted: number, typed: Typed): number =>
  Math.max(0, counted - Math.min(counted, typed ?? 0));
