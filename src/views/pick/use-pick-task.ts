import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { PickRow, PickRowLine } from '#model/pick/pick.events.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { sayAloud, signal, type Signal } from '../ui/signals.ts';
import { meaningOf } from './pick-codes.ts';
import { walk } from './pick-figures.ts';

/** Something that was taken, to be undone. */
export interface Taken {
  readonly id: string;
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
}

export interface PickTask {
  readonly lines: readonly PickRowLine[];
  /** The line to stand at; undefined when all are done. */
  readonly current: PickRowLine | undefined;
  /** The bin of this line was scanned. */
  readonly atBin: boolean;
  readonly said: { readonly kind: Signal; readonly text: string; readonly turn: number } | null;
  readonly taken: readonly Taken[];
  readonly onScan: (code: string) => void;
  readonly take: (line: string, quantity: number, code?: string) => void;
  readonly undo: (taken: Taken) => void;
  readonly short: (line: PickRowLine, reason: string) => void;
  readonly goTo: (line: string) => void;
  readonly step: (by: 1 | -1) => void;
}

/** One line after the other in walking order; every scan is answered with a sound, a sentence and the next line. */
export function usePickTask(row: PickRow): PickTask {
  const { t } = useLingui();
  const model = useModel();
  const give = useGive(row.id);
  const { said, say } = useSaying();
  const [place, setPlace] = useState<{ readonly line: string | null; readonly bin: string | null }>({ line: null, bin: null });
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const lines = walk(model.replica.view, row);
  const left = lines.filter((line) => leftOf(line) > 0);
  const current = left.find((line) => line.id === place.line) ?? left[0];

  const take = (line: string, quantity: number, code?: string): void => {
    const why = give('scan', { line, quantity, ...(code === undefined ? {} : { code }) });
    if (why !== null) return say('wrong', why);
    setTaken([{ id: model.newId(), line, quantity }, ...taken]);
    setPlace({ ...place, line });
    return say('right', t`Right`);
  };
  const onScan = (code: string): void => {
    if (!current) return say('wrong', t`Everything is picked. Finish the pick list.`);
    const meaning = meaningOf(model, lines, current, code);
    if (meaning.is === 'otherBin') return say('wrong', t`Wrong bin: ${code}`);
    if (meaning.is === 'other') return take(meaning.line.id, Math.min(1000, leftOf(meaning.line)), code);
    if (meaning.is === 'item') return take(meaning.line.id, meaning.quantity, code);
    setPlace({ line: meaning.line.id, bin: meaning.line.location });
    return say('right', t`Right bin`);
  };
  return {
    lines,
    current,
    atBin: current !== undefined && place.bin === current.location,
    said,
    taken,
    onScan,
    take,
    undo: (one) => {
      const why = give('unscan', { line: one.line, quantity: one.quantity });
      if (why !== null) return say('wrong', why);
      setTaken(taken.filter((other) => other.id !== one.id));
      setPlace({ ...place, line: one.line });
      return say('right', t`Put back`);
    },
    short: (line, reason) => {
      const why = give('shortPick', { line: line.id, quantity: leftOf(line), reason });
      if (why === null) say('right', t`Reported short`);
      else say('wrong', why);
    },
    goTo: (line) => setPlace({ ...place, line }),
    step: (by) => {
      const at = left.findIndex((line) => line.id === current?.id);
      const next = left[(at + by + left.length) % left.length];
      if (next) setPlace({ ...place, line: next.id });
    },
  };
}

/** Gives a command of the pick; a sentence where it was refused. */
function useGive(document: string): (type: string, data: object) => string | null {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  return (type, data) => {
    const refusal: Refusal | null = propose({ kind: 'pick', document, type, data }, { quiet: true });
    return refusal ? sentence(refusal) : null;
  };
}

/** What was answered last: shown, heard, and where it was wrong, said aloud. */
function useSaying() {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<PickTask['said']>(null);
  const say = (kind: Signal, text: string): void => {
    signal(kind);
    if (kind === 'wrong') sayAloud(text, i18n.locale);
    setSaid((before) => ({ kind, text, turn: (before?.turn ?? 0) + 1 }));
  };
  return { said, say };
}
