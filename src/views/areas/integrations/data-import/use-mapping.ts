import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type {
  DataImportRow,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useIdle } from '#views/ui/use-idle.ts';
import { useOnLeave } from '#views/ui/use-on-leave.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { useDesk } from './use-import-lines.ts';

/** Milliseconds after a change. */
const SOON = 500;

export interface Mapping {
  readonly value: ImportMapping;
  readonly edit: (mapping: ImportMapping) => void;
  /** Whether the server has it. */
  readonly isKept: boolean;
  /** Begins the check, once the server has the mapping. */
  readonly check: () => void;
}

interface Draft {
  readonly value: ImportMapping;
  /** The import's version before the server got it; null: it was not sent. */
  readonly sentAt: number | null;
  /** Sending it failed: it is sent again with the next change, or before the check. */
  readonly hasFailed: boolean;
}

/** The mapping of an import: changed here at once, and kept by the server without asking. [DIS6] */
export function useMapping(row: DataImportRow): Mapping {
  const propose = usePropose();
  const [isAsked, setAsked] = useState(false);
  const { draft, edit, keep } = useKeptDraft(row, () => setAsked(false));
  useWhenChanged(isAsked && draft === null, (isReady) => {
    if (!isReady) return;
    setAsked(false);
    propose({ kind: 'dataImport', document: row.id, type: 'check', data: {} });
  });
  const check = (): void => {
    setAsked(true);
    keep(draft);
  };
  return { value: draft?.value ?? row.mapping, edit, isKept: draft === null, check };
}

/** What the server does not have yet; it is gone once the import tells of it. */
function useKeptDraft(row: DataImportRow, onFailed: () => void) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const desk = useDesk();
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft !== null && draft.sentAt !== null && row.version > draft.sentAt) setDraft(null);
  const send = async (value: ImportMapping): Promise<void> => {
    setDraft({ value, sentAt: row.version, hasFailed: false });
    await (await desk()).map(row.id, value);
  };
  const keep = (given: Draft | null): void => {
    if (given === null || given.sentAt !== null) return;
    void send(given.value).catch(() => {
      setDraft({ ...given, hasFailed: true });
      onFailed();
      announcer.error(t`The columns could not be kept. Check your connection and try again.`);
    });
  };
  useIdle(draft, SOON, draft !== null && draft.sentAt === null && !draft.hasFailed, keep);
  useOnLeave(row.id, () => keep(draft));
  const edit = (value: ImportMapping): void => setDraft({ value, sentAt: null, hasFailed: false });
  return { draft, edit, keep };
}
