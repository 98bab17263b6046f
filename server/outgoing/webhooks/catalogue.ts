import { z } from 'zod';
import type { Engine } from '#model/engine/engine.ts';

/** Kinds whose facts are told to nobody: endpoints themselves, which would be told of what is told them. */
const silent: ReadonlySet<string> = new Set(['webhook']);

/** A fact that endpoints can be told of. */
export interface Offered {
  /** `salesOrder.confirmed` */
  readonly event: string;
  readonly kind: string;
  readonly fact: string;
}

/** Whether endpoints can be told of a kind of document. */
export const isOfferedKind =
  ({ types }: Engine) =>
  (kind: string): boolean =>
    types.has(kind) && !silent.has(kind);

/** [WB6] All facts of the registry that endpoints can be told of, of kinds that somebody may see. */
export const catalogueOf = (engine: Engine, sees: (kind: string) => boolean): readonly Offered[] =>
  [...engine.types.values()]
    .filter(({ kind }) => isOfferedKind(engine)(kind) && sees(kind))
    .flatMap(({ kind, facts }) =>
      Object.keys(facts).map((fact) => ({ event: `${kind}.${fact}`, kind, fact })),
    );

/** The JSON Schema of what is told of a fact; undefined if there is none. */
export function schemaOf({ types }: Engine, event: string): object | undefined {
  const [kind = '', fact = ''] = event.split('.');
  const schema = silent.has(kind) ? undefined : types.get(kind)?.facts[fact];
  return schema && z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
}
