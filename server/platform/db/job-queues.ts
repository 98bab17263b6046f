/** How the jobs of one queue are kept, tried again and shared out. */
export interface JobQueue {
  readonly name: string;
  /**
   * Which of its jobs stand in each other's way, by their key: none; a second one that waits beside a first, or runs
   * beside it (`stately`); or all of one key but the oldest (`key_strict_fifo`).
   */
  readonly policy: 'standard' | 'stately' | 'key_strict_fifo';
  /** Seconds to wait after each failure; after the last one the job is given up. */
  readonly waits: readonly number[];
  /** How many of them one process runs at a time. */
  readonly workers: number;
  /** How many of one group run at a time, in all processes. */
  readonly perGroup?: number;
  /** Seconds that a job may run. */
  readonly longest: number;
  /** Seconds that a job stays after it was done. */
  readonly kept: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shortly = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Every queue. A policy cannot be changed once the queue is there. */
export const jobQueues = {
  /** One letter each. */
  mail: {
    name: 'mail',
    policy: 'standard',
    waits: [...shortly, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY],
    workers: 2,
    longest: 5 * MINUTE,
    kept: 7 * DAY,
  },
  /** What the clock does for one company: see `routines.ts`. */
  routine: {
    name: 'routine',
    policy: 'stately',
    waits: shortly,
    workers: 1,
    longest: 2 * HOUR,
    kept: DAY,
  },
  /** Writes down what the endpoints of a company are to be told. */
  fanOut: {
    name: 'fanOut',
    policy: 'stately',
    waits: [5, 30, 5 * MINUTE],
    workers: 2,
    longest: 5 * MINUTE,
    kept: HOUR,
  },
  /** One delivery to an endpoint each, those of one document in turn; given up after three days. */
  webhook: {
    name: 'webhook',
    policy: 'key_strict_fifo',
    waits: [
      5,
      30,
      2 * MINUTE,
      10 * MINUTE,
      30 * MINUTE,
      HOUR,
      2 * HOUR,
      4 * HOUR,
      ...Array.from({ length: 8 }, () => 8 * HOUR),
    ],
    workers: 12,
    perGroup: 3,
    longest: MINUTE,
    kept: HOUR,
  },
  /** The imports of one company, one after the other; what another process is at is looked at again. */
  import: {
    name: 'import',
    policy: 'stately',
    waits: [30, 30, MINUTE, MINUTE, 5 * MINUTE, 15 * MINUTE],
    workers: 2,
    longest: 12 * HOUR,
    kept: DAY,
  },
  /** Has the workflows of a company follow its log. */
  workflowEvents: {
    name: 'workflowEvents',
    policy: 'stately',
    waits: [5, 30, 5 * MINUTE],
    workers: 2,
    longest: 5 * MINUTE,
    kept: HOUR,
  },
  /** Carries on one run of a workflow each. */
  workflowRun: {
    name: 'workflowRun',
    policy: 'standard',
    waits: [5, 30, ...shortly],
    workers: 4,
    perGroup: 2,
    longest: 5 * MINUTE,
    kept: HOUR,
  },
  /** Writes down what the other sides of a company's connections are to be told. */
  connectionLog: {
    name: 'connectionLog',
    policy: 'stately',
    waits: [5, 30, 5 * MINUTE],
    workers: 1,
    longest: 5 * MINUTE,
    kept: HOUR,
  },
  /** Lets one connection pull, take and push; what fails is tried again, or by the next quarter of an hour. */
  connection: {
    name: 'connection',
    policy: 'stately',
    waits: [MINUTE, 5 * MINUTE],
    workers: 3,
    longest: HOUR,
    kept: DAY,
  },
  /** Brings what changed in a company to those it is paired with, and what they changed into it. */
  masterSync: {
    name: 'masterSync',
    policy: 'stately',
    waits: [2, 10, MINUTE, 5 * MINUTE],
    workers: 2,
    longest: 10 * MINUTE,
    kept: HOUR,
  },
  /** Backs up the installation, once a day; what fails three times is told. */
  backup: {
    name: 'backup',
    policy: 'stately',
    waits: [15 * MINUTE, HOUR],
    workers: 1,
    longest: 12 * HOUR,
    kept: 7 * DAY,
  },
  /** Puts down the routines of all companies. */
  round: { name: 'round', policy: 'stately', waits: shortly, workers: 1, longest: 5 * MINUTE, kept: HOUR },
} as const satisfies Readonly<Record<string, JobQueue>>;

export type QueueName = keyof typeof jobQueues;

/** The schema that the library keeps its tables in. */
export const jobSchema = 'jobs';

/** How often a running job says that its process is alive; after this silence, in seconds, it is taken up again. */
export const HEARTBEAT = 30;
