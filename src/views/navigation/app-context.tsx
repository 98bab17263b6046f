import { createContext, useContext } from 'react';
import type { BillDesk } from '#model/areas/purchasing/supplier-bill/bill-desk.ts';
import type { ActorRefFrom } from 'xstate';
import type { Locale } from '#i18n/locale.ts';
import type { InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import type { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import type { ConnectivityActor } from '#machines/app/connectivity/connectivity.machine.ts';
import type { installMachine } from '#machines/app/install/install.machine.ts';
import type { onboardingMachine } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import type { registrationMachine } from '#machines/areas/setup/registration/registration.machine.ts';
import type { submissionMachine } from '#machines/app/submission/submission.machine.ts';
import type { pageMachine } from '#machines/app/page/page.machine.ts';
import type { preferencesMachine } from '#machines/app/preferences/preferences.machine.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { ByCode, ByPasskey, CompanyEntry, Failure } from '#machines/app/session/session.types.ts';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import type { SyncActor } from '#machines/app/sync/sync.machine.ts';
import type { updateMachine } from '#machines/app/update/update.machine.ts';
import type { RecentChoices } from '#model/choices/recent-choices.ts';
import type { CompanyForm, PoliciesChange } from '#model/areas/setup/company/company.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ImportDesk } from '#model/areas/integrations/data-import/import-desk.ts';
import type { PaperDesk } from '#model/papers/paper-desk.ts';
import type { FileTransfers } from '#model/file/file-transfers.ts';
import type { ChartWatch } from '#model/flows/chart-watch.ts';
import type { RecordingDesk } from '#model/recordings/recording-desk.ts';
import type { ChannelDesk, Following } from '#model/notifications/channel-state.ts';
import type { NotificationBox } from '#model/notifications/notification-settings.ts';
import type { Reports } from '#model/recordings/report.ts';
import type { ApiClientQuestions } from '#model/areas/integrations/api-client/client-calls.ts';
import type { AuditQuestions } from '#model/audit/audit-answer.ts';
import type { ConnectionDesk } from '#model/areas/integrations/connection/connection-desk.ts';
import type { OutgoingDesk } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import type { PairingDesk } from '#model/areas/integrations/pairing/pairing-desk.ts';
import type { ProposalDesk } from '#model/areas/purchasing/proposal/proposal-desk.ts';
import type { LandedCostDesk } from '#model/areas/purchasing/landed-cost/landed-cost-desk.ts';
import type { SupplierFiguresDesk } from '#model/areas/purchasing/supplier/supplier-figures-desk.ts';
import type { BankDesk } from '#model/areas/sales/bank-file/bank-desk.ts';
import type { InvoiceFileDesk } from '#model/areas/sales/invoice/invoice-file-desk.ts';
import type { SharedLinkDesk } from '#model/shared-link/shared-link-desk.ts';
import type { FlowQuestions } from '#model/flows/flow-figures.ts';
import type { ProofQuestions } from '#model/flows/proof-report.ts';
import type { Browser } from './browser-context.ts';

/** The company open on this page: its sync state, and its model once there is one. */
export interface OpenCompany {
  readonly sync: SyncActor;
  readonly connectivity: ConnectivityActor;
  readonly model: () => CompanyModel;
  readonly inbox: InboxActor;
  /** The person's last choices in the palette on this device. */
  readonly choices: RecentChoices;
}

/** A session of the signed-in person. */
export interface OwnSession {
  readonly id: string;
  /** Whether it is the session of this page. */
  readonly current: boolean;
  /** A moment (ISO). */
  readonly lastSeen: string;
  readonly userAgent: string;
  readonly ip: string;
}

/** A passkey of the signed-in person; moments are ISO. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The second factors of the signed-in person. */
export interface SecondFactors {
  /** Whether an authenticator app is set up. */
  readonly totp: boolean;
  readonly passkeys: readonly OwnPasskey[];
  /** Recovery codes that are left. */
  readonly recoveryCodes: number;
  /** Names of the companies that ask for one. */
  readonly requiredBy: readonly string[];
}

/** Asks the person to prove who they are, for the calls that wait for it. */
export interface ProofQuestion {
  readonly isAsking: () => boolean;
  readonly settle: (proven: boolean) => void;
  readonly subscribe: (heard: () => void) => () => void;
}

/** How the company gives its card: through the payment provider's page, or one of the sandbox's. */
interface Payments {
  seller(): Promise<{
    readonly provider: 'stripe' | 'sandbox';
    readonly name: string | null;
    readonly address: string | null;
    readonly vatNumber: string | null;
  }>;
  setUp(): Promise<{
    readonly id: string;
    /** The provider's page; null: one of `methods` is chosen here. */
    readonly elsewhere: string | null;
    readonly methods: readonly string[];
  }>;
  attach(setup: string, method: string | null): Promise<void>;
}

interface Versioned {
  readonly version: number;
}

/** The account data of the signed-in person on the server; each call rejects with the reason. */
export interface OwnAccount {
  loadProfile(): Promise<{ readonly name: string; readonly email: string; readonly locale: Locale }>;
  /** What the server says of a company that the person works in: its form, which the model reads. */
  loadCompany(company: number): Promise<object & Versioned>;
  /** What is omitted stays as it is. `version`: the one that was read. */
  changeCompany(company: number, change: Partial<CompanyForm & Versioned>): Promise<Versioned>;
  changeCompanySettings(company: number, change: Partial<PoliciesChange & Versioned>): Promise<Versioned>;
  loadSessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  loadFactors(): Promise<SecondFactors>;
  /** A key for an authenticator app: to scan, and to type. */
  beginTotp(): Promise<{ readonly secret: string; readonly uri: string }>;
  /** Puts the app into use; resolves with new recovery codes, if there are any. */
  confirmTotp(code: string): Promise<readonly string[]>;
  removeTotp(): Promise<void>;
  addPasskey(name: string): Promise<readonly string[]>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
  makeRecoveryCodes(): Promise<readonly string[]>;
  /** Proves again who the person is. */
  prove(by: ByCode | ByPasskey | { readonly password: string }): Promise<void>;
}

/** What an invitation link reveals to its holder. */
export interface OpenInvitation {
  readonly company: string;
  readonly inviter: string;
  readonly role: string;
  /** The invited email address. */
  readonly email: string;
  /** A moment (ISO). */
  readonly expiresAt: string;
  readonly hasAccount: boolean;
  /** Email address of the signed-in person; null for a visitor. */
  readonly signedInAs: string | null;
}

/** Sign-up, invitation and password reset. */
export interface Account {
  /** The sign-up chart with its server calls; each page that shows one starts its own. */
  readonly registration: typeof registrationMachine;
  /** Setup of the active company. */
  readonly onboarding: typeof onboardingMachine;
  /** Account forms and links, each with its call. */
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
  readonly payments: Payments;
  readonly ownAccount: OwnAccount;
  /** What a link points to, or why it is invalid; rejects if the server does not answer. */
  readonly readInvitation: (token: string) => Promise<OpenInvitation | Failure>;
  /** The email address this tab signed up with; empty if none. */
  readonly pendingEmail: () => string;
}

/** A document that belongs to another company of the person than the open one. */
export interface Elsewhere {
  readonly company: CompanyEntry;
  readonly row: DocumentRow;
}

/** The guided tours. */
export interface Tours {
  /** The running chart; null until it is loaded. */
  readonly actor: () => TourActor | null;
  readonly load: () => Promise<TourActor>;
  /** Reports that it is loaded. */
  readonly subscribe: (heard: () => void) => () => void;
}

/** The actors that live as long as the page. */
export interface App {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  /** Scroll position, and the document title. */
  readonly page: ActorRefFrom<typeof pageMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  readonly tour: Tours;
  readonly install: ActorRefFrom<typeof installMachine>;
  readonly browser: Browser;
  readonly proofDesk: ProofQuestion;
  /** The active company of the session, opened once its person and permissions are known; null before. */
  readonly company: () => OpenCompany | null;
  /**
   * Changes the active company; on success the page reloads (when standing alone, at the dashboard), otherwise it
   * resolves with the reason.
   */
  readonly switchCompany: (
    company: number,
    options: { readonly standalone: boolean },
  ) => Promise<Failure | null>;
  /**
   * Looks at the open company as a role, or (null) with the own one again; the page reloads, otherwise it resolves with
   * the reason.
   */
  readonly tryRole: (role: string | null) => Promise<Failure | null>;
  /** Which other company of the person holds a document; rejects if the server does not answer. */
  readonly findElsewhere: (kind: string, document: string) => Promise<Elsewhere | null>;
  /** Not part of the initial bundle: loaded when a page first asks for it. */
  readonly account: () => Account | Promise<Account>;
  /** Uploads and downloads of document files. */
  readonly files: FileTransfers<File>;
  /** Papers as the server makes them: their code is loaded on first use. */
  readonly papers: () => Promise<PaperDesk<Blob>>;
  /** The running actors of this page. */
  readonly watch: ChartWatch;
  /** The person's recording of this tab. */
  readonly recording: RecordingDesk;
  /** Problem reports of the open company; loaded on first use. */
  readonly reports: () => Promise<Reports>;
  /** Whether the person follows documents of the open company; loaded on first use. */
  readonly following: () => Promise<Following>;
  /** How the person is reached by mail and by browsers. */
  readonly channels: () => Promise<ChannelDesk>;
  /** The person's notification settings in the open company; loaded on first use. Rejects while none is open. */
  readonly notices: () => Promise<NotificationBox>;
  /** Queries over a company's log; loaded on first use. */
  readonly flows: (company: number) => Promise<FlowQuestions>;
  /** Queries over the last path test report; loaded on first use. */
  readonly proof: (company: number) => Promise<ProofQuestions>;
  /** What the API clients of a company did; loaded on first use. */
  readonly apiClients: (company: number) => Promise<ApiClientQuestions>;
  /** Questions to a company's audit log; loaded on first use. */
  readonly audit: (company: number) => Promise<AuditQuestions>;
  /** The imports of a company; loaded on first use. */
  readonly imports: (company: number) => Promise<ImportDesk<File>>;
  /** A company's jobs and webhooks; loaded on first use. */
  readonly outgoing: (company: number) => Promise<OutgoingDesk>;
  /** A company's connections to other systems; loaded on first use. */
  readonly connections: (company: number) => Promise<ConnectionDesk>;
  /** A company's links for people outside it; loaded on first use. */
  readonly sharedLinks: (company: number) => Promise<SharedLinkDesk>;
  /** Files of the bank of a company; loaded on first use. */
  readonly bankFiles: (company: number) => Promise<BankDesk<File>>;
  /** What is to be ordered in a company, as the server works it out; loaded on first use. */
  readonly proposals: (company: number) => Promise<ProposalDesk>;
  /** How suppliers of a company deliver, as the server works it out; loaded on first use. */
  readonly supplierFigures: (company: number) => Promise<SupplierFiguresDesk>;
  /** What landed costs would do, as the server works it out; loaded on first use. */
  readonly landedCosts: (company: number) => Promise<LandedCostDesk>;
  /** Files that invoices leave a company as; loaded on first use. */
  readonly invoiceFiles: (company: number) => Promise<InvoiceFileDesk<Blob>>;
  /** E-invoices of suppliers, and files of payments; loaded on first use. */
  readonly bills: (company: number) => Promise<BillDesk<File, Blob>>;
  /** A company's pairings with others; loaded on first use. */
  readonly pairings: (company: number) => Promise<PairingDesk>;
  /** Whether the server holds the demo companies, whose sign-ins are public. */
  readonly isDemo: boolean;
  /** The name of the company that this tab had open until the person's membership ended, on the page that follows. */
  readonly leftCompany: string | null;
  /** Opens a page in another language. */
  readonly changeLocale: (path: string) => void;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('rendered outside the application');
  return app;
}
