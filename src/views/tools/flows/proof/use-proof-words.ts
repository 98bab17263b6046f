import { useLingui } from '@lingui/react/macro';
import type { KeyProof, RowMark } from '#model/flows/proof-report.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';

/** The words for the parts of a report. */
export function useProofWords() {
  const { t } = useLingui();
  const levels: Readonly<Record<string, string>> = { model: t`Model`, api: t`Server`, browser: t`Browser` };
  const steps: Readonly<Record<string, string>> = {
    checks: t`Checks of the code`,
    unit: t`Rules and machines`,
    dom: t`Pages without a browser`,
    db: t`Server and database`,
    paths: t`Paths of the charts`,
    build: t`Build`,
    browser: t`Browser`,
    long: t`Long walks`,
  };
  const marks: Readonly<Record<RowMark, { tone: Tone; icon: IconName; text: string }>> = {
    pass: { tone: 'success', icon: 'check', text: t`Passes` },
    byTransition: { tone: 'success', icon: 'check', text: t`Its transitions` },
    unexercised: { tone: 'warning', icon: 'minus', text: t`Not walked` },
    fail: { tone: 'danger', icon: 'x', text: t`Fails` },
  };
  const keys: Readonly<Record<KeyProof, string>> = {
    whole: t`States are told apart by all they hold.`,
    bisimulation: t`States are proven to be told apart correctly: a bisimulation was found.`,
    replay: t`States are proven to be told apart correctly: every path was walked again on the whole system.`,
    unproven: t`It is not proven that states are told apart correctly.`,
  };
  const decisions: Readonly<Record<string, string>> = {
    guards: t`Who may open which page`,
    locale: t`The language of an address`,
    passwordReset: t`What is said about a reset password`,
    chunkGuard: t`When a broken page is reloaded`,
  };
  return {
    decision: (name: string): string => decisions[name] ?? name,
    step: (name: string): string => steps[name] ?? name,
    level: (level: string): string => levels[level] ?? level,
    mark: (mark: RowMark) => marks[mark],
    key: (key: KeyProof): string => keys[key],
  };
}
