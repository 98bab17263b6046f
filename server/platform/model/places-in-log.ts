import { sql, type Transaction } from 'kysely';
import type { PlaceField, SecondPlace } from '#model/engine/table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A document that stands in a warehouse. */
export interface Subject {
  readonly kind: string;
  readonly document: string;
  readonly place: PlaceField;
  readonly placeTo: SecondPlace['field'] | undefined;
}

interface Stay {
  readonly seq: number;
  readonly warehouse: string;
  readonly toWarehouse: string | null;
}

const keyOf = ({ kind, document }: Pick<Subject, 'kind' | 'document'>): string => `${kind}/${document}`;

/** In which warehouse documents stood at each moment, from the facts that say so. */
export class PlacesInLog {
  readonly #stays: ReadonlyMap<string, readonly Stay[]>;

  private constructor(stays: ReadonlyMap<string, readonly Stay[]>) {
    this.#stays = stays;
  }

  /** Every fact that sets a warehouse names it (`place` of its table). */
  static async read(
    trx: Transaction<Schema>,
    { company }: { readonly company: number },
    subjects: readonly Subject[],
  ): Promise<PlacesInLog> {
    const asked = new Map(
      subjects.flatMap((one) => (one.place === 'id' ? [] : [[keyOf(one), one.document] as const])),
    );
    if (asked.size === 0) return new PlacesInLog(new Map());
    const { rows } = await sql<Stay & Pick<Subject, 'kind' | 'document'>>`
      select kind, document, seq, data ->> 'warehouse' as warehouse, data ->> 'toWarehouse' as "toWarehouse"
        from event
       where company_id = ${company} and document = any(${[...new Set(asked.values())]}::text[])
         and data ->> 'warehouse' is not null order by seq`.execute(trx);
    const stays = Map.groupBy(rows, keyOf);
    return new PlacesInLog(stays);
  }

  /** The warehouses of a document before an event and after it; before the first one, none. */
  around(subject: Subject, seq: number): readonly [before: readonly string[], after: readonly string[]] {
    if (subject.place === 'id') return [[subject.document], [subject.document]];
    const stays = this.#stays.get(keyOf(subject)) ?? [];
    const named = (stay: Stay | undefined): readonly string[] =>
      [stay?.warehouse, subject.placeTo && stay?.[subject.placeTo]].flatMap((one) => one ?? []);
    return [named(stays.findLast((one) => one.seq < seq)), named(stays.findLast((one) => one.seq <= seq))];
  }
}
