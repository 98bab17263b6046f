import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PickRow, PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { walk } from './pick-figures.ts';
import type { PickTaken } from './use-pick-taken.ts';
import { useScanAnswers } from './use-scan-answers.ts';
import { useBookPicks, type GoTo, type BookPicks } from './use-book-picks.ts';

export interface PickTask extends BookPicks {
  readonly lines: readonly PickRowLine[];
  /** The current line; undefined when all are done. */
  readonly current: PickRowLine | undefined;
  /** The bin of this line was scanned. */
  readonly atBin: boolean;
  readonly said: ScanMessage | null;
  readonly onScan: (code: string) => void;
  /** Takes what was found (thousandths) and reports the rest of the line missing. */
  readonly short: (line: PickRowLine, found: number, reason: string) => void;
  /** Takes back what was reported missing on a line. */
  readonly withdraw: (line: string) => boolean;
  readonly goTo: (line: string) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Guides through the lines in pick sequence; every scan is answered with a sound, a sentence and the next line. */
export function usePickTask(row: PickRow, taken: PickTaken): PickTask {
  const model = useModel();
  const { said, say } = useSaying();
  const [place, setPlace] = useState<Place>({ line: null, bin: null });
  const lines = walk(model.replica.view, row);
  const left = lines.filter((line) => leftOf(line) > 0);
  const current = left.find((line) => line.id === place.line) ?? left[0];
  const goTo: GoTo = (line, bin = place.bin) => setPlace({ line, bin });
  const taking = useBookPicks(row.id, taken, say, goTo);
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

/** Reports what is missing, together with what was found, and takes it back. */
function useShort(document: string, say: Say, goTo: GoTo): Pick<PickTask, 'short' | 'withdraw'> {
  const { t } = useLingui();
  const format = useFormat();
  const attempt = useAttempt('pick', document, say);
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
      attempt('shortPick', { line: line.id, quantity, reason }, t`${inHand} taken, ${missing} missing`, {
        ways: [{ id: 'undo-short', icon: 'undo', label: t`Undo`, onPress: undo }],
      });
    },
  };
}
