import { CHAIN_START, chainHash, type ChainedEvent } from '#server/platform/db/log-chain.ts';
import { copyValues } from './copy-text.ts';

/** What a log in a backup came to. */
export interface WalkedLog {
  readonly facts: number;
  /** The hash of the last fact; null where logs were not chained yet. */
  readonly end: string | null;
  /** The first fact that is not what was written; null if all are. */
  readonly broken: number | null;
}

/** [BK5] Walks a log as COPY wrote it, fact by fact, along its chain. */
export class LogWalk {
  readonly #company: number;
  readonly #at: (name: string) => number;
  #last = CHAIN_START;
  #facts = 0;
  #broken: number | null = null;

  /** @param columns of the table of facts, in the order of the lines */
  constructor(company: number, columns: readonly string[]) {
    this.#company = company;
    const places = new Map(columns.map((name, index) => [name, index]));
    this.#at = (name) => places.get(name) ?? -1;
  }

  take(line: string): void {
    const values = copyValues(line);
    const of = (name: string): string => values[this.#at(name)] ?? '';
    const jsonOf = (name: string): unknown => JSON.parse(values[this.#at(name)] ?? 'null');
    this.#facts += 1;
    if (this.#at('hash') === -1 || this.#broken !== null) return;
    const event = {
      seq: Number(of('seq')),
      kind: of('kind'),
      document: of('document'),
      version: Number(of('version')),
      type: of('type'),
      state: jsonOf('state'),
      data: jsonOf('data'),
      drawn: jsonOf('drawn'),
      at: microseconds(of('at')),
      by: of('by'),
      command: of('command'),
      index: Number(of('index')),
      device: values[this.#at('device')] ?? null,
      byType: values[this.#at('by_type')] ?? null,
    } as ChainedEvent; // as the columns of the log are read
    const hash = of('hash').replace(/^\\x/, '');
    if (event.seq !== this.#facts || chainHash(this.#last, this.#company, event) !== hash)
      this.#broken = this.#facts;
    this.#last = hash;
  }

  /** How far it came, if it goes on as the head of the log says. */
  get walked(): WalkedLog {
    const isChained = this.#at('hash') !== -1;
    return { facts: this.#facts, end: isChained ? this.#last : null, broken: this.#broken };
  }
}

/** `2026-05-06 12:00:00.12+00` as the chain has it: six digits of the second, UTC. */
const microseconds = (text: string): string => {
  const [, moment = '', digits = ''] = /^([\d-]+ [\d:]+)(?:\.(\d+))?\+00$/.exec(text) ?? [];
  return `${moment.replace(' ', 'T')}.${digits.padEnd(6, '0')}Z`;
};
