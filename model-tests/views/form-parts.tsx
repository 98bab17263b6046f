import type { AnyMachineSnapshot } from 'xstate';
import type { Account, OpenInvitation } from '#views/navigation/app-context.tsx';
import { ForgotPasswordPage } from '#views/frame/auth/forgot-password.page.tsx';
import { ResetPasswordPage } from '#views/frame/auth/reset-password.page.tsx';
import { SubmitInterestPage } from '#views/frame/auth/submit-interest.page.tsx';
import { VerifyEmailPendingPage } from '#views/frame/auth/verify-email-pending.page.tsx';
import { VerifyEmailPage } from '#views/frame/auth/verify-email.page.tsx';
import { InvitationPage } from '#views/frame/auth/invitation.page.tsx';
import { PasswordPanel } from '#views/frame/settings/password-panel.tsx';
import { ProfilePanel } from '#views/frame/settings/profile-panel.tsx';
import { submissionCase } from '../model/submission-case.ts';
import { accountWith } from './account-parts.tsx';
import { gives, snapshotsOf } from './app-part.ts';
import type { AppPart } from './app-part.ts';
import { stillAt, stillMachine } from './still-actor.ts';
import { signedIn } from './still-people.ts';

type Kind = keyof Account['submissions'];

/** A page with a form, or with a link that is followed at once. */
interface Form {
  readonly kind: Kind;
  readonly Shown: AppPart['Shown'];
  readonly fills?: Readonly<Record<string, string>>;
  /** The field that a refusal is about; omitted without fields. */
  readonly field?: string;
  readonly isLink?: boolean;
  /** The one button that sends it. */
  readonly submit?: string;
  /** What the page says on success if the server says nothing; omitted where the page then starts over at once. */
  readonly thanks?: string;
}

const password = 'three tired herons';
const email = 'ann@example.com';
const profile = { name: 'Ann', email, locale: 'en' as const };

const forms: readonly Form[] = [
  {
    kind: 'requestPasswordReset',
    Shown: ForgotPasswordPage,
    fills: { email },
    field: 'email',
    thanks: 'Check your email',
  },
  {
    kind: 'resetPassword',
    Shown: ResetPasswordPage,
    fills: { new_password: password, again: password },
    field: 'new_password',
    thanks: 'The new password is in place.',
  },
  {
    kind: 'submitInterest',
    Shown: SubmitInterestPage,
    fills: { email, message: 'Do you count in boxes?' },
    field: 'email',
    thanks: 'Thank you. We will answer you by mail.',
  },
  {
    kind: 'resendVerification',
    Shown: VerifyEmailPendingPage,
    field: 'email',
    thanks: 'An email is on its way.',
  },
  {
    kind: 'verifyEmail',
    Shown: VerifyEmailPage,
    isLink: true,
    submit: 'button.ui-button',
    thanks: 'The address is confirmed.',
  },
  {
    kind: 'changeProfile',
    Shown: () => <ProfilePanel profile={profile} />,
    fills: { name: 'Ann Berg' },
    field: 'name',
    submit: '[data-testid=own-profile-submit]',
  },
  {
    kind: 'changePassword',
    Shown: () => <PasswordPanel owner={{ email, name: 'Ann', companies: [] }} onChanged={() => {}} />,
    fills: { old_password: 'the old one', new_password: password, again: password },
    field: 'old_password',
    submit: '[data-testid=own-password-submit]',
  },
];

/** The snapshots of a form, or those of a link, with a refusal about one of its own fields. */
function snapshotsFor({ isLink = false, field }: Form, isTakenSeen: boolean): ReturnType<typeof snapshotsOf> {
  const found = snapshotsOf(
    submissionCase(),
    ({ value, context }) => [value, context],
    ({ value, context }) => (context.link !== undefined) === isLink && (isTakenSeen || value !== 'sent'),
  );
  const about = ({ value, context }: AnyMachineSnapshot) => {
    const { problem } = context;
    const fields = field !== undefined && problem?.fields?.email ? { [field]: 'commonPassword' } : {};
    const at = { value, context: { ...context, problem: problem && { ...problem, fields } } };
    return stillAt(found.machine, at).actor.getSnapshot();
  };
  return { ...found, snapshots: found.snapshots.map(about) };
}

const danger = '.ui-notice[data-tone=danger]';
const success = '.ui-notice[data-tone=success]';

function partOf(form: Form): AppPart {
  const { kind, Shown, fills, field, submit = '[data-testid=submit]' } = form;
  const { thanks } = form;
  const otherwise = (snapshot: AnyMachineSnapshot) =>
    snapshot.hasTag('sent') || form.isLink ? 'away' : 'off';
  return {
    name: 'submission',
    view: kind,
    ...snapshotsFor(form, thanks !== undefined),
    Shown,
    app: ({ machine }) =>
      accountWith({ submissions: { [kind]: machine }, pendingEmail: () => 'ann@example.com' }),
    buttons: (snapshot) => [gives(snapshot, submit, { type: 'submit', data: {} }, otherwise(snapshot))],
    ...(fills && { fills }),
    shows: (snapshot) => ({
      [danger]: snapshot.context.problem ? 1 : 0,
      [success]: snapshot.hasTag('sent') ? 1 : 0,
      '[aria-invalid=true]': field !== undefined && isRefused(snapshot, field) ? 1 : 0,
    }),
    says: ({ context: { problem, answer }, ...snapshot }, words) => ({
      ...(problem && { [danger]: problem.detail }),
      ...(snapshot.value === 'sent' &&
        thanks !== undefined && { [success]: said(kind, answer) ?? words(thanks) }),
      ...(field !== undefined &&
        problem?.fields[field] && {
          '.ui-field-error': words('This password is very common. Choose another one.'),
        }),
    }),
  };
}

const isRefused = ({ context: { problem } }: AnyMachineSnapshot, field: string): boolean =>
  problem?.fields[field] !== undefined;

/** The answer to a request for a new password is the same for every address, so it is never the server's. */
const said = (kind: Kind, answer: string | null): string | null =>
  kind === 'requestPasswordReset' ? null : answer;

const invitation: OpenInvitation = {
  company: 'Nordlager AB',
  inviter: 'Olle Ek',
  role: 'Sales',
  email,
  expiresAt: '2026-05-11T08:00:00.000Z',
  hasAccount: false,
  signedInAs: null,
};

/** An invitation with one of its two answers in progress, and the other in its initial state. */
function invited(
  view: string,
  answer: 'acceptInvitation' | 'declineInvitation',
  to: OpenInvitation,
): AppPart {
  const isAccept = answer === 'acceptInvitation';
  const { snapshots, machine } = snapshotsFor({ kind: answer, Shown: InvitationPage, field: 'name' }, true);
  const first = { value: 'open', context: { code: 'failed', problem: null, answer: null } };
  const other = isAccept ? 'declineInvitation' : 'acceptInvitation';
  const stays = to.signedInAs !== null;
  return {
    name: 'submission',
    view,
    machine,
    // Only the server says that an invitation was declined.
    snapshots: snapshots.filter(({ value, context }) => isAccept || value !== 'sent' || context.answer),
    Shown: InvitationPage,
    app: (still) => ({
      session: signedIn(),
      company: () => null,
      ...accountWith({
        submissions: { [answer]: still.machine, [other]: stillMachine(machine, first) },
        readInvitation: async () => to,
      }),
    }),
    fills: { name: 'Ann', password },
    buttons: (snapshot) =>
      isAccept
        ? [
            gives(
              snapshot,
              '[data-testid=submit]',
              { type: 'submit', data: {} },
              snapshot.value === 'sent' && !stays ? 'away' : 'off',
            ),
          ]
        : [
            {
              at: '[data-testid=decline]',
              standing: snapshot.can({ type: 'submit', data: {} })
                ? 'on'
                : snapshot.value === 'sent'
                  ? 'away'
                  : 'off',
            },
          ],
    shows: (snapshot) => ({
      [danger]: snapshot.context.problem ? 1 : 0,
      [success]: snapshot.value === 'sent' && !(isAccept && stays) ? 1 : 0,
      '.app-blank-lead': snapshot.value === 'sent' && !isAccept ? 0 : 1,
    }),
    says: ({ value, context: { problem, answer: told } }, words) => ({
      ...(problem && { [danger]: problem.detail }),
      ...(value === 'sent' && !isAccept && { [success]: told }),
      ...(value === 'sent' &&
        isAccept &&
        !stays && { [success]: words('Your account is open. Sign in with it.') }),
    }),
  };
}

/** Every form and link of an account. */
export const formParts = (): readonly AppPart[] => [
  ...forms.map(partOf),
  invited('acceptInvitation of somebody new', 'acceptInvitation', invitation),
  invited('acceptInvitation of who is signed in', 'acceptInvitation', {
    ...invitation,
    hasAccount: true,
    signedInAs: email,
  }),
  invited('declineInvitation', 'declineInvitation', invitation),
];
