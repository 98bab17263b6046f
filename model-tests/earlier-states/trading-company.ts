import { checkingEngine } from '#machines/checking-engine.ts';
import { asUser } from '#model/engine/actor.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';

/** The user id of a demo person, by the first part of the sign-in. */
export function personOf(name: string): string {
  const found = demoPeople.find(({ email }) => email.startsWith(`${name}@`));
  if (!found) throw new Error(`nobody of the demo is ${name}`);
  return found.user;
}

/** A company on a running server that people give commands to over HTTP, as their devices do. */
export class TradingCompany {
  readonly server: CompanyApp;
  readonly seeded: SeededCompany;
  readonly founder = personOf('founder');
  readonly keeper = personOf('warehouse');

  constructor(server: CompanyApp, seeded: SeededCompany) {
    this.server = server;
    this.seeded = seeded;
  }

  get id(): number {
    return this.seeded.id;
  }

  /** Gives a command that must be accepted. */
  async give(kind: string, document: string, type: string, data: unknown = {}, by = this.founder) {
    const post = async (version?: number) => {
      const commands = [
        { ...command(kind, document, type, data), ...(version !== undefined && { version }) },
      ];
      const answer = await clientOf(this.server, by).post(`${this.id}/commands/`, { commands });
      return answer.status === 200 ? answer.json().outcomes[0]?.refusal : { code: answer.text };
    };
    const first = await post();
    // Who lends their rights says what they have read.
    const refusal = first?.code === 'versionNeeded' ? await post(first.params.actual) : first;
    if (refusal) throw new Error(`${kind}.${type} was refused: ${JSON.stringify(refusal)}`);
  }

  /** Gives a command of the server's own, so many days ago. */
  async giveInternally(kind: string, document: string, type: string, data: unknown = {}, daysAgo = 0) {
    const commands = [{ kind, document, type, data }];
    const as = { by: asUser(this.founder), at: fromNow(-daysAgo * 86_400_000) };
    const [outcome] = await this.server.platform.executor.systemPropose(this.id, commands, as);
    if (outcome && 'refusal' in outcome)
      throw new Error(`${kind}.${type} was refused: ${JSON.stringify(outcome.refusal)}`);
  }

  /** Creates a document; returns its id. */
  async create(kind: string, data: unknown, by = this.founder): Promise<string> {
    const id = freshId();
    await this.give(kind, id, 'create', data, by);
    return id;
  }

  log(): Promise<LogEvent[]> {
    return this.server.database.withCompany(this.id, (trx) => readEvents(trx, this.id, 1, 100_000));
  }

  /** The rows as of now. */
  async view(): Promise<Reader> {
    return typed(foldedFrom(await this.log()));
  }
}

/** What a log folds to from zero. */
export function foldedFrom(events: readonly LogEvent[]): Store {
  const store = new Store([...checkingEngine.tables.values()]);
  for (const event of events) fold(checkingEngine, store, event);
  return store;
}
