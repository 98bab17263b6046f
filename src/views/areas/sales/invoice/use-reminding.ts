import { useMemo } from 'react';
import type { BulkResult, BulkVerdict } from '#machines/bulk-run/bulk-run.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PaperDesk, PaperFailure } from '#model/papers/paper-desk.ts';
import type { PaperLetter } from '#model/papers/paper.api.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useStepRun } from '#views/kit/list/use-step-run.ts';

/** A reminder that is mailed, listed under its invoice. */
export interface Reminder {
  readonly id: string;
  readonly letter: PaperLetter;
}

/** Each is a letter with its PDF: between them a run can be interrupted. */
const AT_ONCE = 1;

/** Mails reminders one after the other, with progress and a verdict on each. [REM5] */
export function useReminding() {
  const { papers } = useApp();
  const give = useMemo(() => mailing(papers), [papers]);
  const { run, send, start } = useStepRun<Reminder>(give);
  return { run, send, begin: (all: readonly Reminder[]): void => start('remind', all, AT_ONCE) };
}

const mailing =
  (papers: () => Promise<PaperDesk<Blob>>) =>
  async ({ company }: CompanyModel, all: readonly Reminder[]): Promise<readonly BulkResult[]> => {
    const desk = await papers().catch(() => null);
    const results: BulkResult[] = [];
    for (const { id, letter } of all) {
      const place = { company, kind: 'invoice', document: id };
      const failed = desk ? await desk.mail(place, letter, { further: 'paymentReminder' }) : { detail: null };
      results.push({ document: id, verdict: verdictOf(failed) });
    }
    return results;
  };

/** Without an answer nobody knows yet whether it was mailed. */
function verdictOf(failed: PaperFailure | null): BulkVerdict {
  if (!failed) return { is: 'done' };
  return failed.refusal ? { is: 'refused', refusal: failed.refusal } : { is: 'waiting' };
}
