import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Locale } from '#i18n/locale.ts';
import type { InboxActor } from '#machines/inbox/inbox.machine.ts';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { ConnectivityActor } from '#machines/connectivity/connectivity.machine.ts';
import type { installMachine } from '#machines/install/install.machine.ts';
import type { onboardingMachine } from '#machines/onboarding/onboarding.machine.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { submissionMachine } from '#machines/submission/submission.machine.ts';
import type { pageMachine } from '#machines/page/page.machine.ts';
import type { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { Failure } from '#machines/session/session.types.ts';
import type { TourActor } from '#machines/tour/tour.machine.ts';
import type { SyncActor } from '#machines/sync/sync.machine.ts';
import type { updateMachine } from '#machines/update/update.machine.ts';
import type { RecentChoices } from '#model/choices/recent-choices.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { FileTransfers } from '#model/file/file-transfers.ts';
import type { ChartWatch } from '#model/flows/chart-watch.ts';
import type { RecordingDesk } from '#model/recordings/recording-desk.ts';
import type { Reports } from '#model/recordings/report.ts';
import type { FlowQuestions } from '#model/flows/flow-figures.ts';
import type { ProofQuestions } from '#model/flows/proof-report.ts';
import type { Browser } from './browser-context.ts';

/** The company that is open on this page: how far it is in step, and its model once there is one. */
export interface OpenCompany {
  readonly sync: SyncActor;
  readonly connectivity: ConnectivityActor;
  readonly model: () => CompanyModel;
  readonly inbox: InboxActor;
  /** What the person chose last in the palette here. */
  readonly choices: RecentChoices;
}

/** Where the person is signed in. */
export interface OwnSession {
  readonly id: string;
  /** The one of this page. */
  readonly current: boolean;
  /** A moment. */
  readonly lastSeen: string;
  readonly userAgent: string;
  readonly ip: string;
}

/** What the server keeps of the person who is signed in; each call rejects with the reason. */
export interface OwnAccount {
  loadProfile(): Promise<{ readonly name: string; readonly email: string; readonly locale: Locale }>;
  loadSessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

/** What the link of an invitation tells whoever holds it. */
export interface OpenInvitation {
  readonly company: string;
  readonly inviter: string;
  readonly role: string;
  /** The address that was invited. */
  readonly email: string;
  /** A moment. */
  readonly expiresAt: string;
  readonly hasAccount: boolean;
  /** The address of who is signed in here; null for a visitor. */
  readonly signedInAs: string | null;
}

/** What leads to an account and back into it. */
export interface Account {
  /** A sign-up over the server's calls; each page that shows one starts its own. */
  readonly registration: typeof registrationMachine;
  /** The setting up of the active company. */
  readonly onboarding: typeof onboardingMachine;
  /** Forms and links of an account, each over its call. */
  readonly submissions: Readonly<
    Record<
      | 'requestPasswordReset'
      | 'resetPassword'
      | 'submitInterest'
      | 'resendVerification'
      | 'verifyEmail'
      | 'changeProfile'
      | 'changePassword'
      | 'acceptInvitation'
      | 'declineInvitation',
      typeof submissionMachine
    >
  >;
  readonly ownAccount: OwnAccount;
  /** What a link leads to, or why it leads nowhere; rejects where nobody answers. */
  readonly readInvitation: (token: string) => Promise<OpenInvitation | Failure>;
  /** The address that this tab has signed up with; empty where it has not. */
  readonly pendingEmail: () => string;
}

/** The actors that live as long as the page. */
export interface App {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  /** Where one is on the page, and what the document is called. */
  readonly page: ActorRefFrom<typeof pageMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  readonly tour: TourActor;
  readonly install: ActorRefFrom<typeof installMachine>;
  readonly browser: Browser;
  /** The active company of the session, opened once its person and permissions are known; null before. */
  readonly company: () => OpenCompany | null;
  /**
   * Changes the active company; on success the page is loaded anew (standing alone, at the dashboard), otherwise it
   * resolves with the reason.
   */
  readonly switchCompany: (
    company: number,
    options: { readonly standalone: boolean },
  ) => Promise<Failure | null>;
  /** Its code is no part of what every start loads: it comes when a page first asks for it. */
  readonly account: () => Account | Promise<Account>;
  /** Files on documents, to the server and from it. */
  readonly files: FileTransfers<File>;
  /** The actors of this page as they run. */
  readonly watch: ChartWatch;
  /** What the person records of this tab. */
  readonly recording: RecordingDesk;
  /** Reports of problems of the company that is open; their code comes with the first question. */
  readonly reports: () => Promise<Reports>;
  /** What may be asked of a company's log; the code for it comes with the first question. */
  readonly flows: (company: number) => Promise<FlowQuestions>;
  /** What may be asked of the last report of the path tests; its code comes with the first question, too. */
  readonly proof: (company: number) => Promise<ProofQuestions>;
  /** Does the server hold the demonstration's companies, whose sign-ins are no secret. */
  readonly isDemo: boolean;
  /** Goes to a page in another language. */
  readonly changeLocale: (path: string) => void;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('rendered outside the application');
  return app;
}
