import { engine } from '#machines/registry.ts';
import type { Observation } from '../kernel/conform.ts';
import type { DocumentCase } from './document-case.ts';
import { regionsOf, stateOf } from './engine-world.ts';
import type { EngineOffer, EngineWorld } from './engine-world.ts';

/** What a kind of document defines for its path tests. */
interface CaseDefinition<O extends Observation> extends Pick<
  DocumentCase<O>,
  'kind' | 'rows' | 'starts' | 'bounds' | 'tree' | 'onlooker'
> {
  /** The worlds its paths begin in, by name. */
  readonly worlds: Readonly<Record<string, EngineWorld>>;
  /** Everything its rows use besides the state. */
  readonly figures: (world: EngineWorld) => Omit<O, 'state'>;
  /** Every command in valid and invalid variants, and what other documents do around it. */
  readonly offers: (world: EngineWorld, seen: O) => readonly EngineOffer[];
  readonly signed?: DocumentCase<O>['signed'];
}

/** What to do with a document type's case, whatever its observation. */
export type Visit<T> = <O extends Observation>(subject: DocumentCase<O>) => T;

/** A document type's case, created for each visit. */
export type AnyCase = <T>(visit: Visit<T>) => T;

/** The case of a kind of document, on the product's engine. */
export const defineCase =
  <O extends Observation>(define: () => CaseDefinition<O>): AnyCase =>
  (visit) => {
    const { worlds, figures, offers, signed = [], ...rest } = define();
    const { kind } = rest;
    const observe: DocumentCase<O>['observe'] = (world, used) =>
      ({ state: regionsOf(stateOf(used, kind, world)), ...figures(world) }) as O; // its figures are all but the state
    const situations = Object.entries(worlds).map(([label, world]) => ({ label, world }));
    return visit<O>({
      ...rest,
      engine,
      signed,
      observe,
      situations: () => situations,
      alphabet: (world) => offers(world, observe(world, engine)),
    });
  };
