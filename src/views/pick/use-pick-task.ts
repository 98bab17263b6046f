import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { PickRow, PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { useToday } from '../document/use-today.ts';
import { useScanProblem } from '../product/product-search.ts';
import { useFormat } from '../ui/use-format.ts';
import { sayAloud, signal, type Signal } from '../ui/signals.ts';
import { meaningOf } from './pick-codes.ts';
import { walk } from './pick-figures.ts';

/** A pick that can be undone. */
export interface Taken {
  readonly id: string;
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** The last answer, with a way back if it has one. */
interface Said {
  readonly kind: Signal;
  readonly text: string;
  readonly turn: number;
  readonly undo?: (() => void) | undefined;
}

export interface PickTask {
  readonly lines: readonly PickRowLine[];
  /** The current line; undefined when all are done. */
  readonly current: PickRowLine | undefined;
  /** The bin of this line was scanned. */
  readonly atBin: boolean;
  readonly said: Said | null;
  readonly taken: readonly Taken[];
  readonly onScan: (code: string) => void;
  readonly take: (line: string, quantity: number, code?: string) => void;
  readonly undo: (taken: Taken) => void;
  /** Takes what was found (thousandths) and reports the rest of the line missing. */
  readonly short: (line: PickRowLine, found: number, reason: string) => void;
  /** Takes back what was reported missing on a line. */
  readonly withdraw: (line: string) => boolean;
  readonly goTo: (line: string) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Guides through the lines in pick sequence; every scan is answered with a sound, a sentence and the next line. */
export function usePickTask(row: PickRow): PickTask {
  const model = useModel();
  const { said, say } = useSaying();
  const [place, setPlace] = useState<Place>({ line: null, bin: null });
  const lines = walk(model.replica.view, row);
  const left = lines.filter((line) => leftOf(line) > 0);
  const current = left.find((line) => line.id === place.line) ?? left[0];
  const goTo: GoTo = (line, bin = place.bin) => setPlace({ line, bin });
  const taking = useTaking(row.id, say, goTo);
  const shorting = useShort(row.id, say, goTo);
  const onScan = useScanAnswers({ lines, current, say, take: taking.take, goTo });
  return {
    ...taking,
    ...shorting,
    lines,
    current,
    atBin: current !== undefined && place.bin === current.location,
    said,
    onScan,
    goTo: (line) => goTo(line),
    step: (by) => {
      const at = left.findIndex((line) => line.id === current?.id);
      const next = left[(at + by + left.length) % left.length];
      if (next) goTo(next.id);
    },
  };
}

/** Where the picker is: the selected line, and the scanned bin. */
interface Place {
  readonly line: string | null;
  readonly bin: string | null;
}
type Say = (kind: Signal, text: string, undo?: () => void) => void;
type GoTo = (line: string, bin?: string | null) => void;

/** Picks and puts back; refusals are announced. */
function useTaking(document: string, say: Say, goTo: GoTo): Pick<PickTask, 'taken' | 'take' | 'undo'> {
  const { t } = useLingui();
  const model = useModel();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const attempt = useAttempt(document, say);
  return {
    taken,
    take: (line, quantity, code) => {
      const data = { line, quantity, ...(code === undefined ? {} : { code }) };
      if (!attempt('scan', data, t`Right`)) return;
      setTaken([{ id: model.newId(), line, quantity }, ...taken]);
      goTo(line);
    },
    undo: ({ id, line, quantity }) => {
      if (!attempt('unscan', { line, quantity }, t`Put back`)) return;
      setTaken(taken.filter((other) => other.id !== id));
      goTo(line);
    },
  };
}

/** Reports what is missing, together with what was found, and takes it back. */
function useShort(document: string, say: Say, goTo: GoTo): Pick<PickTask, 'short' | 'withdraw'> {
  const { t } = useLingui();
  const format = useFormat();
  const attempt = useAttempt(document, say);
  const withdraw = (line: string): boolean => {
    const isBack = attempt('withdrawShort', { line }, t`Taken back`);
    if (isBack) goTo(line);
    return isBack;
  };
  return {
    withdraw,
    short: (line, found, reason) => {
      const quantity = leftOf(line) - found;
      const inHand = format.quantity(line.picked + found);
      const missing = format.quantity(quantity);
      const scan = { line: line.id, quantity: found };
      const undo = (): void => {
        if (withdraw(line.id) && found > 0) attempt('unscan', scan, t`Taken back`);
      };
      if (found > 0 && !attempt('scan', scan, t`Right`)) return;
      attempt('shortPick', { line: line.id, quantity, reason }, t`${inHand} taken, ${missing} missing`, undo);
    },
  };
}

type Attempt = (type: string, data: object, done: string, undo?: () => void) => boolean;

/** Gives a command and says how it went, with a way back if there is one. */
function useAttempt(document: string, say: Say): Attempt {
  const give = useGive(document);
  return (type, data, done, undo) => {
    const why = give(type, data);
    if (why === null) say('right', done, undo);
    else say('wrong', why);
    return why === null;
  };
}

interface Answering extends Pick<PickTask, 'lines' | 'current' | 'take'> {
  readonly say: Say;
  readonly goTo: GoTo;
}

/** Handles a scanned code. */
function useScanAnswers({ lines, current, say, take, goTo }: Answering): (code: string) => void {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  const problemOf = useScanProblem();
  const { view } = model.replica;
  const skuOf = ({ product }: PickRowLine): string => view.get('product', product)?.sku ?? '';
  const binOf = ({ location }: PickRowLine): string => view.get('location', location)?.code ?? '';
  const unknown = (code: string): string => t`Unknown code: ${code}`;
  return (code) => {
    if (!current) return say('wrong', t`Everything is picked. Finish the pick list.`);
    const meaning = meaningOf(model, { lines, current, today }, code);
    if (meaning.is === 'otherBin') return say('wrong', t`Wrong bin: ${code}`);
    if (meaning.is === 'pallet' || meaning.is === 'misread') return say('wrong', problemOf(meaning));
    if (meaning.is === 'unknown') return say('wrong', unknown(meaning.code));
    if (meaning.is === 'done') return say('wrong', t`All of ${skuOf(meaning.line)} is done`);
    if (meaning.is === 'elsewhere') {
      goTo(meaning.line.id);
      return say('wrong', t`${skuOf(meaning.line)} is picked from ${binOf(meaning.line)}: go there`);
    }
    if (meaning.is === 'other') return take(meaning.line.id, Math.min(UNIT, leftOf(meaning.line)), code);
    if (meaning.is === 'item') return take(meaning.line.id, meaning.quantity, code);
    goTo(meaning.line.id, meaning.line.location);
    return say('right', t`Right bin`);
  };
}

/** Sends a command of the pick; returns a sentence if it was refused. */
function useGive(document: string): (type: string, data: object) => string | null {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  return (type, data) => {
    const refusal: Refusal | null = propose({ kind: 'pick', document, type, data }, { quiet: true });
    return refusal ? sentence(refusal) : null;
  };
}

/** The last answer: shown, played as a sound, and read out if it was wrong. */
function useSaying() {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<PickTask['said']>(null);
  const say: Say = (kind, text, undo) => {
    signal(kind);
    if (kind === 'wrong') sayAloud(text, i18n.locale);
    setSaid((before) => ({ kind, text, undo, turn: (before?.turn ?? 0) + 1 }));
  };
  return { said, say };
}
