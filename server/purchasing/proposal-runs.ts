import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { NoTurn, Turns } from '#server/platform/turns.ts';
import { workOutProposals, type Asked, type ProposalPlace } from './work-out-proposals.ts';

/** Companies for which a process works proposals out at once, and what may wait. */
const LIMITS = { most: 2, waitingEach: 2, waiting: 20, patience: 60_000 };
/** Milliseconds for which an answer is kept to be fetched, and that a question waits for it. */
const [KEPT, PATIENCE] = [60_000, 2_000];
const RETRY_SECONDS = 5;

export interface ProposalRun {
  readonly id: string;
  readonly company: number;
  readonly seq: number;
  readonly asked: Asked;
  done: number;
  of: number;
  /** Set once it is worked out. */
  found: readonly Proposal[] | null;
  failed: unknown;
  settled: Promise<void>;
}

type Deps = Omit<ProposalPlace, 'company'> & { readonly database: Database };

/** Proposals of companies that are being worked out in this process, and those that just were. */
export class ProposalRuns {
  readonly #deps: Deps;
  readonly #turns = new Turns(LIMITS);
  readonly #runs = new Map<string, ProposalRun>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A run of the company by its id; undefined where it is forgotten, or of another. */
  find(company: number, id: string): ProposalRun | undefined {
    const run = this.#runs.get(id);
    return run?.company === company ? run : undefined;
  }

  /** A run that answers the question as of an event of the company's log: one that is there, or a new one. */
  start(company: number, seq: number, asked: Asked): ProposalRun {
    const alike = [...this.#runs.values()].find(
      (run) => run.company === company && run.seq === seq && run.failed === null && isSame(run.asked, asked),
    );
    return alike ?? this.#begin(company, seq, asked);
  }

  /** Waits a moment for a run to end. Throws what it failed with; HttpError 429 where too many are waiting. */
  async attend(run: ProposalRun): Promise<void> {
    await Promise.race([run.settled, wait(PATIENCE, undefined, { ref: false })]);
    if (run.failed instanceof NoTurn) throw new HttpError(429, { code: 'tooManyRequests' }, RETRY_SECONDS);
    if (run.failed !== null) throw run.failed;
  }

  #begin(company: number, seq: number, asked: Asked): ProposalRun {
    const run: ProposalRun = {
      id: randomUUID(),
      company,
      seq,
      asked,
      done: 0,
      of: 0,
      found: null,
      failed: null,
      settled: Promise.resolve(),
    };
    this.#runs.set(run.id, run);
    run.settled = this.#turns
      .take(company, () => this.#work(run))
      .catch((error: unknown) => {
        run.failed = error ?? new Error('proposals were not worked out');
      })
      .finally(() => {
        setTimeout(() => this.#runs.delete(run.id), KEPT).unref();
      });
    return run;
  }

  async #work(run: ProposalRun): Promise<void> {
    const { database, engine, layouts } = this.#deps;
    run.found = await database.withCompany(run.company, (trx) =>
      workOutProposals(trx, { engine, layouts, company: run.company }, run.asked, (done, of) =>
        Object.assign(run, { done, of }),
      ),
    );
  }
}

const isSame = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b);
