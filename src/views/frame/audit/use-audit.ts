import { useState, useSyncExternalStore } from 'react';
import type { AuditAsk } from '#model/audit/audit-answer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { RowsBeyond } from '#views/ui/data-list-types.ts';
import { useIdle } from '#views/ui/use-idle.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { auditReading, type AuditCall, type AuditRead } from './audit-reading.ts';

export interface Audited extends Omit<AuditRead, 'next'> {
  readonly beyond: RowsBeyond | undefined;
  readonly askAgain: () => void;
  /** Asks anew: something may have happened since. */
  readonly refresh: () => void;
}

/** Rows that are drawn as coming below those that are here. */
const SHOWN_BEYOND = 50;

/** The entries that an address asks for, as far as they are here, and how to fetch the next. */
export function useAudit(ask: AuditAsk): Audited {
  const model = useModel();
  const { audit } = useApp();
  const [round, setRound] = useState(0);
  const key = `${JSON.stringify(ask)} ${round}`;
  const store = auditReading(model.replica);
  useSyncExternalStore(store.subscribe, () => store.now);
  const { next, ...read } = store.about(key);
  const call: AuditCall = async (part) => (await audit(model.company)).page(ask, part);
  const begin = useLatest(() => store.ask(key, call));
  useIdle(key, 0, true, begin);
  const onReach = useLatest(() => store.more(call));
  return {
    ...read,
    beyond: next === null ? undefined : { count: SHOWN_BEYOND, isBefore: false, onReach, onTurn: onReach },
    askAgain: begin,
    refresh: () => setRound(round + 1),
  };
}
