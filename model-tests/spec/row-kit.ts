import type { Layer, Observation, Row, Source, Where } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';

type Allows<O> = (before: O, ask: Ask) => boolean;
type Comes<O> = (before: O, after: O, ask: Ask) => boolean;

/** A row's conditions and results, besides its states. */
interface Terms<O> {
  /** Beyond the command fitting: its form, the permission, a required reason. */
  readonly when?: Allows<O>;
  /** The result; by default all figures stay, except those in `makes`. */
  readonly then?: Comes<O>;
  readonly makes?: Makes<O>;
}

type Makes<O> = Partial<O> | ((ask: Ask) => Partial<O>);

interface RowManner<O> {
  /** What stays unless a row says otherwise. */
  readonly figures: readonly (keyof O)[];
  /** The region of a state that has no region name in front. */
  readonly region?: string;
  readonly layers: readonly Layer[];
  /** Layers for events around the document, if not all. */
  readonly aroundLayers?: readonly Layer[];
}

/**
 * Writes one kind's rows as lines of a table. States are written as in a lifecycle: `draft, counted → posted`; without
 * an arrow the state stays, with nothing before the arrow any state matches, and `→ *` leaves the target open. Regions
 * follow each other: `confirmed → closed; fulfilment: → shipped`.
 */
export function rowKit<O extends Observation>({ figures, region = 'at', ...manner }: RowManner<O>) {
  const { layers, aroundLayers = layers } = manner;
  /** All figures are unchanged, except the named ones. */
  const keeps = (before: O, after: O, but: Partial<O> = {}): boolean => {
    const expected = { ...before, ...but };
    const named = Object.keys(but) as (keyof O)[]; // the keys of a part are keys of the whole
    return [...figures, ...named].every((figure) => after[figure] === expected[figure]);
  };
  const comesOf = ({ then, makes = {} }: Terms<O>): Comes<O> =>
    then ?? ((before, after, ask) => keeps(before, after, typeof makes === 'function' ? makes(ask) : makes));

  /** A fitting command leads there, with one fact or several. */
  function row(
    id: string,
    on: string,
    states: string,
    facts: string | readonly string[],
    src: Source,
    terms: Terms<O> = {},
  ): Row<O, Ask> {
    const { when = () => true } = terms;
    return {
      id,
      src,
      layers,
      on,
      ...whereOf(states, region),
      does: [facts].flat(),
      when: (before, ask) => ask.fits && when(before, ask),
      then: comesOf(terms),
    };
  }

  /** What other documents do leads there, without a fact of the document itself. */
  const around = (
    id: string,
    on: string,
    states: string,
    src: Source,
    terms: Omit<Terms<O>, 'when'>,
  ): Row<O, Ask> => ({
    id,
    src,
    layers: aroundLayers,
    on,
    ...whereOf(states, region),
    then: comesOf(terms),
  });

  return { row, around, keeps };
}

/** The states named by a line of the table, by region. */
export function whereOf(states: string, first: string): { from: Where; to: Where } {
  const [from, to]: [Record<string, string[]>, Record<string, string>] = [{}, {}];
  for (const part of states.split(';')) {
    const [, region = first, before = '', after = ''] = /^\s*(?:(\w+):)?([^→]*)(?:→(.*))?$/.exec(part) ?? [];
    const words = before.split(',').map((word) => word.trim());
    if (words.some((word) => word !== '')) from[region] = words;
    if (after.trim() !== '') to[region] = after.trim();
  }
  return { from, to };
}
