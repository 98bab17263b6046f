import { useState } from 'react';
import type {
  BankEntriesWaiting as Answer,
  WaitingEntry,
} from '#model/areas/sales/bank-file/bank-file.api.ts';
import type { PaymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import { isReversed } from '#model/areas/sales/payment/payment.kind.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useAsync, type Async } from '#views/ui/use-async.ts';

/** Money of files that waits for its payment. */
export interface BankEntriesWaiting {
  readonly phase: Async<Answer>['status'];
  /** Without what this device has recorded since. */
  readonly entries: readonly WaitingEntry[];
  /** Those that wait beyond: they follow once these are recorded. */
  readonly more: number;
  /** Asks the server again. */
  readonly ask: () => void;
  readonly setAside: (reference: string, isSetAside: boolean) => void;
}

const nothing: Answer = { entries: [], more: 0 };

/** What waits of files of the bank; what is recorded here is gone from it at once. [BNK7] */
export function useBankEntries(): BankEntriesWaiting {
  const { bankFiles } = useApp();
  const { company } = useModel();
  const [asked, setAsked] = useState(0);
  const answer = useAsync(`${company} ${asked}`, async () => (await bankFiles(company)).waiting());
  const [last, setLast] = useState<Answer>(nothing);
  if (answer.status === 'ready' && last !== answer.value) setLast(answer.value);
  const recorded = useRecorded();
  const entries = last.entries.filter(({ entry }) => !recorded.has(entry.reference));
  const ask = (): void => setAsked(asked + 1);
  const setAside = async (reference: string, isSetAside: boolean): Promise<void> => {
    await (await bankFiles(company)).setAside(reference, isSetAside);
    ask();
  };
  return {
    phase: answer.status === 'loading' && last.entries.length > 0 ? 'ready' : answer.status,
    entries,
    more: last.more,
    ask,
    setAside: (reference, isSetAside) => void setAside(reference, isSetAside).catch(ask),
  };
}

/** The bank's references of what is recorded; also of what is on its way, which the server alone can judge. */
function useRecorded(): ReadonlySet<string> {
  const { replica } = useModel();
  const payments = useRows('payment');
  usePendingDocuments();
  const sent = replica.pending.flatMap(
    ({ command: { kind, type, data } }) =>
      kind === 'payment' && type === 'record' ? [data as Partial<PaymentForm>] : [], // the schema of `record`
  );
  const kept = payments.filter((payment) => !isReversed(payment));
  return new Set([...sent, ...kept].flatMap(({ bankReference }) => bankReference ?? []));
}
