import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Refusal, LogEvent } from '#model/engine/envelope.ts';
import type {
  Change,
  Connector,
  Desk,
  ConnectorContext,
  Link,
  Outgoing,
  Pulled,
  PulledRecord,
  Settings,
} from '#model/areas/integrations/connector/connector.ts';
import { idWithin } from '#model/values/ids.ts';

/** What became of a record that was pulled. */
export type Outcome = 'taken' | 'passed' | Refusal;

/** A company in memory that a connector works for: it takes what is pulled, and is asked what to tell, as connections do it. */
export class TrialDesk {
  readonly sales = new SalesWorld();
  readonly links: Link[] = [];
  readonly #taken = new Set<string>();
  readonly connector: Connector;
  settings: Settings;
  #told = 0;
  #ofLinks: Outgoing[] = [];

  constructor(connector: Connector, settings: Settings) {
    this.connector = connector;
    this.settings = { warehouse: this.sales.base.warehouse, ...settings };
  }

  desk(): Desk {
    const { view, now } = this.sales.base;
    const company = view.get('company', COMPANY);
    if (!company) throw new Error('no company');
    return {
      view,
      company,
      now,
      today: now.slice(0, 10),
      settings: this.settings,
      works: () => true,
      link: (entity, id) => this.links.find((one) => one.entity === entity && one.externalId === id),
      linkOf: (entity, id) => this.links.find((one) => one.entity === entity && one.document === id),
      idOf: (name) => idWithin('01890000-0000', name),
      named: () => [],
    };
  }

  /** Takes records in their order; what was taken in a version is not taken again. */
  take(items: readonly Pulled[]): Outcome[] {
    return items.flatMap((one) => (one.is === 'record' ? [this.#takeOne(one)] : []));
  }

  #takeOne(record: PulledRecord): Outcome {
    const key = [record.entity, record.externalId, record.version].join('/');
    if (this.#taken.has(key)) return 'taken';
    const taken = this.connector.take?.(record, this.desk());
    if (!taken || taken.is === 'passed') return 'passed';
    if (taken.is === 'refused') return taken.refusal;
    const { base } = this.sales;
    const by = base.by;
    base.by = 'the-connection';
    try {
      for (const { kind, document, type, data, optional } of taken.commands) {
        const verdict = base.do(kind, document, type, data);
        if (!verdict.accepted && !optional) return verdict.refusal;
      }
    } finally {
      base.by = by;
    }
    this.#taken.add(key);
    const { entity, externalId, name, url } = record;
    const link = taken.link && { entity, externalId, name, url, ...taken.link };
    if (link && !this.desk().link(entity, externalId)) {
      this.links.push(link);
      this.#ofLinks.push(...(this.connector.linked?.(link, this.desk()) ?? []));
    }
    return 'taken';
  }

  /** What the other side is to be told of what has happened since it was asked last; not of what the connection did. */
  tell(): Outgoing[] {
    const events: LogEvent[] = this.sales.base.log.slice(this.#told);
    this.#told = this.sales.base.log.length;
    const ofLinks = this.#ofLinks;
    this.#ofLinks = [];
    const ofFacts = events
      .filter(({ by }) => by !== 'the-connection')
      .flatMap((event) => this.connector.tell?.(event, this.desk()) ?? []);
    const all = [...ofLinks, ...ofFacts];
    return all.filter(
      (one, index) =>
        one.latest === null ||
        !all.some((later, at) => at > index && later.flow === one.flow && later.latest === one.latest),
    );
  }

  /** A change as it is pushed. */
  change(out: Outgoing): Change {
    const id = idWithin('01890000-0001', JSON.stringify(out));
    return {
      ...out,
      id,
      at: this.sales.base.now,
      link: this.desk().linkOf(out.entity, out.document) ?? null,
    };
  }

  /** Tells the other side, and keeps what things are there. Returns the refusals. */
  async push(given: ConnectorContext, all: readonly Outgoing[]): Promise<Refusal[]> {
    const refusals: Refusal[] = [];
    for (const out of all) {
      const change = this.change(out);
      const pushed = await this.connector.push?.(given, change);
      if (pushed?.is === 'refused') refusals.push(pushed.refusal);
      if (pushed?.is === 'done' && pushed.link && !change.link) {
        const { entity, kind, document } = out;
        this.links.push({ entity, kind, document, ...pushed.link });
      }
    }
    return refusals;
  }
}

/** Everything that a flow holds from a cursor on. */
export async function pullAll(
  connector: Connector,
  given: ConnectorContext,
  flow: string,
  cursor: string | null = null,
): Promise<{ readonly items: Pulled[]; readonly cursor: string; readonly pages: number }> {
  const items: Pulled[] = [];
  let [at, pages] = [cursor, 0];
  for (let more = true; more;) {
    const page = await connector.pull?.(given, flow, at);
    if (!page) throw new Error('it pulls nothing');
    items.push(...page.items);
    ({ more } = page);
    at = page.cursor;
    pages += 1;
  }
  return { items, cursor: at ?? '', pages };
}
