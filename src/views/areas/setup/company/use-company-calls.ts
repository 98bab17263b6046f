import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { problemOf, type FailureCode } from '#machines/app/session/session.types.ts';
import { companyForm, type CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useAsync } from '#views/ui/use-async.ts';

/**
 * The company as this device holds it, or as the server tells it where that is newer; and why the server did not.
 * [CS30]
 */
export function useLatestCompany() {
  const row = useCompany();
  const { company } = useModel();
  const { ownAccount } = useAccount();
  const sentence = useSessionError();
  const [attempt, setAttempt] = useState(0);
  const asked = useAsync(`company ${company} ${attempt}`, () =>
    ownAccount.loadCompany(company).then(
      (told) => ({ told, problem: null }),
      (error: unknown) => ({ told: null, problem: problemOf('companyFetchFailed', error) }),
    ),
  );
  const { told, problem } = asked.status === 'ready' ? asked.value : { told: null, problem: null };
  const isNewer = told !== null && told.version > row.version;
  const known: CompanyRow = isNewer
    ? { ...row, ...companyForm.strip().parse(told), version: told.version }
    : row;
  return { row: known, problem: problem && sentence(problem), retry: () => setAttempt(attempt + 1) };
}

interface Saving {
  /** The message where the server gives none. */
  readonly failed: Extract<FailureCode, 'companyUpdateFailed' | 'companySettingsFailed'>;
  readonly send: () => Promise<unknown>;
  readonly onSaved: () => void;
  /** True: it is asked about instead of announced. */
  readonly onRefused: (refusal: Refusal) => boolean;
}

/** Saves what is the server's to decide at once; what it refuses is said where it belongs. [CS30] */
export function useSavingCompany(): (saving: Saving) => void {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const sentence = useSessionError();
  const save = async ({ failed, send, onSaved, onRefused }: Saving): Promise<void> => {
    try {
      await send();
    } catch (error) {
      const problem = problemOf(failed, error);
      const isHandled = onRefused({ code: codeOf(error), fields: inModelNames(problem.fields) });
      if (!isHandled) announcer.error(sentence(problem));
      return;
    }
    onSaved();
    announcer.success(t`Saved.`);
  };
  return (saving) => void save(saving);
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/** `vat_registrations.0.number` → `vatRegistrations.0.number` */
const inModelNames = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      code,
    ]),
  );
