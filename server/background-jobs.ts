import type { FastifyBaseLogger } from 'fastify';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { BookFault } from '#model/books/books.ts';
import { expireClients } from './accounts/api-clients/client-expiry.ts';
import type { ArchiveStore } from './files/archive-store.ts';
import { beginBackups, handleBackups, type BackupSettings } from './operations/backup/scheduled-backup.ts';
import { companyBusiness } from './company-business.ts';
import { followDue } from './accounts/billing/follow-due.ts';
import { followPayments, remindOfTrial } from './accounts/billing/letters/follow-payments.ts';
import type { PaymentProvider } from './accounts/billing/payment-provider.ts';
import { runDue } from './accounts/billing/run-due.ts';
import { beginReserving } from './documents/begin-reserving.ts';
import { expireLots } from './documents/lot-expiry.ts';
import { fallInvoicesDue } from './documents/invoice-due.ts';
import { moveSupplierPrices } from './documents/move-supplier-prices.ts';
import { expireQuotes } from './documents/quote-expiry.ts';
import type { FileStore } from './files/file-store.ts';
import { sweepFiles } from './files/sweep-files.ts';
import type { Thumbnails } from './files/thumbnails.ts';
import { tellFlows } from './flows/flow-summary.ts';
import type { Accounts } from './accounts/identity/accounts.ts';
import { endCompany } from './accounts/identity/company-endings.ts';
import { expireInvitations } from './accounts/identity/invitation-expiry.ts';
import { askForImports, handleImports } from './import/screen/import-jobs.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import { remindOverdue } from './papers/reminders/remind-overdue.ts';
import { beginRounds, handleRoutines, type Routine } from './jobs/routines.ts';
import { tellWarnings } from './notifications/warnings.ts';
import { handleMasterSync, masterSyncRoutine } from './outgoing/master-sync/master-sync-jobs.ts';
import type { Database } from './platform/db/connect.ts';
import { maintain } from './platform/model/maintenance.ts';
import { openInTurn, type LeaveOut } from './platform/db/optional-part.ts';
import type { RowLayouts } from './platform/model/row-layout.ts';
import { connectionRoutines, handleConnections } from './outgoing/connectors/connection-jobs.ts';
import type { ConnectionRouteDeps } from './outgoing/connectors/connection.routes.ts';
import { openConnectors } from './outgoing/connectors/connectors.ts';
import type { WebhookRouteDeps } from './outgoing/webhooks/webhook.routes.ts';
import { expireLinks } from './outgoing/shared-links/link-endings.ts';
import { handleWebhooks, webhookRoutines } from './outgoing/webhooks/webhook-jobs.ts';
import { handleWorkflows, workflowRoutines } from './outgoing/workflows/workflow-jobs.ts';
import type { SecurityLog } from './platform/model/security-log.ts';

export interface BackgroundJobDeps
  extends Pick<WebhookRouteDeps, 'box' | 'sending' | 'access'>, Pick<ConnectionRouteDeps, 'reach'> {
  readonly jobs: JobRunner;
  readonly accounts: Accounts;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly files: FileStore;
  readonly thumbnails: Thumbnails;
  readonly archives: ArchiveStore;
  readonly security: SecurityLog;
  readonly provider: PaymentProvider;
  readonly settings: BackupSettings;
  readonly companies: () => Promise<readonly number[]>;
  readonly now: () => string;
  readonly onFault: (error: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly leaveOut: LeaveOut;
}

/** What goes on besides the requests, on the queue of jobs; returns what ends each. */
export async function startBackgroundJobs(deps: BackgroundJobDeps): Promise<readonly (() => unknown)[]> {
  const { jobs, accounts, layouts, now } = deps;
  const { executor } = accounts;
  const hooks = { ...deps, ...deps.sending, engine, executor };
  const connecting = { ...hooks, business: companyBusiness, connectors: openConnectors(deps.reach) };
  const backingUp = { ...deps, queue: accounts.queue };
  const importing = { ...deps, engine, executor, business: companyBusiness };
  const opened = await openInTurn(deps.leaveOut, {
    'what is done by the clock': () =>
      handleRoutines(deps, [
        ...quarterly(deps),
        ...webhookRoutines(hooks),
        ...workflowRoutines(hooks),
        ...connectionRoutines(connecting),
        masterSyncRoutine(hooks),
        ...nightly(deps),
      ]),
    'letters about payments': () => followPayments(executor, { layouts, now }),
    'what is due': () => followDue(executor),
    webhooks: () => handleWebhooks(hooks),
    workflows: () => handleWorkflows(hooks),
    connections: () => handleConnections(connecting),
    'pairings of companies': () => handleMasterSync(hooks),
    backups: () => handleBackups(backingUp),
    imports: () => handleImports(importing),
    'what goes on besides the requests': async () => {
      await jobs.start();
      await beginRounds(deps);
      await beginBackups(backingUp);
    },
  });
  return [...opened, jobs.close];
}

/** What is due of each company by the clock. */
function quarterly({ accounts, database, layouts, provider, now }: BackgroundJobDeps): readonly Routine[] {
  const { executor } = accounts;
  const due = { database, executor, layouts, provider, now };
  const tell = tellFlows({ engine, database });
  const often = { when: 'quarter', of: 'companies' } as const;
  return [
    { name: 'invitations', when: 'quarter', of: 'installation', run: () => expireInvitations(accounts) },
    { name: 'warnings', ...often, run: (company) => tellWarnings({ database, layouts, now }, company) },
    { name: 'clients', ...often, run: (company) => expireClients({ database, executor, now }, company) },
    { name: 'invoices', ...often, run: (company) => fallInvoicesDue({ database, executor, now }, company) },
    { name: 'quotes', ...often, run: (company) => expireQuotes({ database, executor, now }, company) },
    { name: 'reserving', ...often, run: (company) => beginReserving({ database, executor, now }, company) },
    { name: 'links', ...often, run: (company) => expireLinks({ database, executor, now }, company) },
    { name: 'lots', ...often, run: (company) => expireLots({ database, executor, now }, company) },
    { name: 'imports', ...often, run: (company) => askForImports({ database }, company) },
    { name: 'endings', ...often, run: (company) => endCompany({ database, executor, now }, company) },
    {
      name: 'due',
      ...often,
      run: async (company) => {
        await runDue(due, company);
        await remindOfTrial(due, company);
      },
    },
    {
      name: 'supplier prices',
      when: 'start',
      of: 'companies',
      run: (company) => moveSupplierPrices({ database, executor, now }, company),
    },
    // After an update that changed charts, the first to view a map would wait for all of it.
    { name: 'summaries', when: 'start', of: 'companies', run: tell },
  ];
}

/** What is looked after at night. */
function nightly(deps: BackgroundJobDeps): readonly Routine[] {
  const { accounts, database, layouts, files, thumbnails, archives, security, log } = deps;
  const chores = [
    sweepFiles({ database, layouts, files, thumbnails }),
    archives.sweep,
    tellFlows({ engine, database }),
  ];
  const watching = {
    engine,
    chores,
    onDifference: (company: number, { table, id }: { table: string; id: string }) =>
      log.error({ company, table, id }, 'a row is not what its log says'),
    onBookFault: (company: number, fault: BookFault) =>
      log.error({ company, ...fault }, 'books contradict each other'),
    onVerified: (company: number, { checked, hash, broken }: Verdict) =>
      broken
        ? log.error({ company, checked, hash, broken }, 'a log is not what was written')
        : log.info({ company, checked, hash }, 'a log is whole'),
  };
  const forget = async (): Promise<void> => {
    await security.forgetOld();
    await accounts.queue.forget();
  };
  const reminding = { engine, database, layouts, files, executor: accounts.executor, now: deps.now };
  return [
    {
      name: 'reminders',
      when: 'night',
      of: 'companies',
      run: (company) => remindOverdue(reminding, company),
    },
    {
      name: 'maintenance',
      when: 'night',
      of: 'companies',
      run: (company) => maintain({ ...deps, ...watching }, company),
    },
    { name: 'forgetting', when: 'night', of: 'installation', run: forget },
  ];
}

type Verdict = Parameters<NonNullable<Parameters<typeof maintain>[0]['onVerified']>>[1];
