import type { Layer, Observation, Row, Source, Where } from '../kernel/conform.ts';
import type { Ask } from './document-seen.ts';

type Allows<O> = (before: O, ask: Ask) => boolean;
type Comes<O> = (before: O, after: O, ask: Ask) => boolean;

/** What a row asks for and leads to, besides its states. */
interface Terms<O> {
  /** Beyond that the command fits: its form, the permission, a reason where one is required. */
  readonly when?: Allows<O>;
  /** What comes of it; all figures stay, but for those that `makes` names, where it is not said. */
  readonly then?: Comes<O>;
  readonly makes?: Makes<O>;
}

type Makes<O> = Partial<O> | ((ask: Ask) => Partial<O>);

interface RowManner<O> {
  /** What stays where a row does not say otherwise. */
  readonly figures: readonly (keyof O)[];
  /** The region that a state is of where its name does not stand before it. */
  readonly region?: string;
  readonly layers: readonly Layer[];
  /** Of what happens around the document, where that is not all of them. */
  readonly aroundLayers?: readonly Layer[];
}

/**
 * Writes rows of one kind of document as lines of a table. States stand as in a lifecycle: `draft, counted → posted`;
 * without an arrow it stays where it is, with nothing before one it may be anywhere, and `→ *` leaves open where it goes.
 * Regions follow each other: `confirmed → closed; fulfilment: → shipped`.
 */
export function rowKit<O extends Observation>({ figures, region = 'at', ...manner }: RowManner<O>) {
  const { layers, aroundLayers = layers } = manner;
  /** All figures are as they were, but for those that are named. */
  const keeps = (before: O, after: O, but: Partial<O> = {}): boolean => {
    const expected = { ...before, ...but };
    const named = Object.keys(but) as (keyof O)[]; // the keys of a part are keys of the whole
    return [...figures, ...named].every((figure) => after[figure] === expected[figure]);
  };
  const comesOf = ({ then, makes = {} }: Terms<O>): Comes<O> =>
    then ?? ((before, after, ask) => keeps(before, after, typeof makes === 'function' ? makes(ask) : makes));

  /** A command that fits leads there, with one fact or several. */
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

  /** What other documents do leads there, and is none of the document's own facts. */
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

/** The states that a line of the table names, by region. */
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
