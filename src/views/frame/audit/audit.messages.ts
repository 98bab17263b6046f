import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditType } from '#model/audit/audit-answer.ts';
import type { IconName } from '#views/ui/icon.tsx';

interface TypeWords {
  readonly label: MessageDescriptor;
  readonly icon: IconName;
}

/** What an entry is about, as the filter names it. */
export const typeWords: Readonly<Record<AuditType, TypeWords>> = {
  change: { label: msg`Changes of documents`, icon: 'edit' },
  access: { label: msg`Members and roles`, icon: 'userCircle' },
  settings: { label: msg`Company settings`, icon: 'adjustments' },
  signIn: { label: msg`Sign-ins and passwords`, icon: 'lock' },
  refusal: { label: msg`Refusals`, icon: 'ban' },
  export: { label: msg`Exports`, icon: 'download' },
  print: { label: msg`Printed papers and labels`, icon: 'printer' },
  mail: { label: msg`Mail about payments`, icon: 'mail' },
  job: { label: msg`Manual jobs`, icon: 'refresh' },
  call: { label: msg`Calls of API clients`, icon: 'plug' },
};

/** What those who manage the company were written to about. */
export const mailWords: Readonly<Record<string, MessageDescriptor>> = {
  trialEnding: msg`Mail sent: the trial ends soon`,
  trialEndingNoCard: msg`Mail sent: the trial ends soon`,
  paymentFailed: msg`Mail sent: the payment was refused`,
  subscriptionUnpaid: msg`Mail sent: Lagra is unpaid`,
  subscriptionPaused: msg`Mail sent: the trial is over`,
};

/** What was done with a job by hand. */
export const jobWords: Readonly<Record<string, MessageDescriptor>> = {
  retry: msg`Job run by hand`,
  giveUp: msg`Job given up by hand`,
};

/** What happened to an account. */
export const accountWords: Readonly<Record<string, MessageDescriptor>> = {
  signedIn: msg`Signed in`,
  signInFailed: msg`Sign-in failed`,
  lockedOut: msg`Locked out after too many failures`,
  wrongFactor: msg`Wrong second factor`,
  secondFactorAdded: msg`Second factor added`,
  secondFactorRemoved: msg`Second factor removed`,
  passwordChanged: msg`Password changed`,
  passwordReset: msg`Password reset by mail`,
  agentDoubtful: msg`Stopped: its id belongs to a person or to something else that works for the company`,
};

/** Lists that are exported and are no kind of document. */
export const listWords: Readonly<Record<string, MessageDescriptor>> = {
  everything: msg`Everything`,
  audit: msg`Audit log`,
  stockLedger: msg`Stock ledger`,
  peppol: msg`E-invoice`,
  paymentFile: msg`Payment file`,
  sie: msg`SIE file`,
};
