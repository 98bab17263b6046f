import { guardCodes } from 'virtual:guard-codes';
import { documents } from '#machines/registry.ts';
import { EVERY_MEMBER, type CommandMode, type DocumentType } from '#model/engine/document-type.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import type { KindName } from '#model/folding.ts';
import type { KindTexts } from '#words/kind-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import type { Text } from '#words/text.ts';

/** A kind of document as articles tell of it: what it can do, and its words. */
export interface KindDefinition {
  readonly kind: KindName;
  readonly type: DocumentType;
  readonly texts: KindTexts;
  readonly shape: ChartShape;
}

const definitions = new Map<string, KindDefinition>();

/** The definition of a kind, by its table name. Throws for a name that no kind has. */
export function definitionOf(kind: string): KindDefinition {
  const definition = definitions.get(kind) ?? read(kind);
  definitions.set(kind, definition);
  return definition;
}

function read(kind: string): KindDefinition {
  const type = documents[kind as KindName] as DocumentType | undefined; // any name may stand in an article
  const texts = textsOfKinds.get(kind);
  if (!type || !texts) throw new Error(`no kind of document is called ${kind}`);
  return { kind: kind as KindName, type, texts, shape: chartShape(type.chart) };
}

/** One state of a kind: what leads to it, and what can be done in it. */
export interface StateRow {
  readonly id: string;
  readonly name: Text;
  /** The part of the life that it belongs to, for a chart of several. */
  readonly region: Text | null;
  readonly reachedBy: readonly Text[];
  readonly allows: readonly Text[];
}

/** The states of a kind, in the order of its words. */
export function stateRows({ texts, shape }: KindDefinition): readonly StateRow[] {
  return Object.entries(texts.states).map(([path, name]) => {
    const id = `${shape.id}.${path}`;
    const into = shape.transitions.filter(({ source, targets }) => source !== id && targets.includes(id));
    const out = shape.transitions.filter(({ source }) => isWithin(id, source));
    return {
      id,
      name,
      region: texts.regions?.[path.split('.')[0] ?? ''] ?? null,
      reachedBy: eventTexts(
        texts,
        into.map(({ event }) => event),
      ),
      allows: eventTexts(
        texts,
        out.map(({ event }) => event),
      ),
    };
  });
}

/** What is possible in a state around it is possible in it. */
const isWithin = (id: string, source: string): boolean => id === source || id.startsWith(`${source}.`);

const eventTexts = (texts: KindTexts, events: readonly string[]): readonly Text[] =>
  [...new Set(events)].flatMap((event) => texts.commands[event] ?? texts.events?.[event] ?? []);

/** A command that people give. */
export interface CommandRow {
  readonly command: string;
  readonly name: Text;
  /** The states that it is given in; empty for one that makes a document. */
  readonly from: readonly Text[];
  /** Null: every member of the company may give it. */
  readonly permission: string | null;
  readonly mode: CommandMode;
  /** What has to be met. */
  readonly needs: readonly Text[];
  /** The codes that its guards may refuse it with. */
  readonly codes: readonly string[];
}

/** The commands of a kind, in the order of its words. */
export function commandRows({ kind, type, texts, shape }: KindDefinition): readonly CommandRow[] {
  return Object.entries(texts.commands).flatMap(([command, name]): CommandRow[] => {
    const spec = type.commands[command];
    if (!spec) return [];
    const given = shape.transitions.filter(({ event }) => event === command);
    const guards = guardsOf(given);
    return [
      {
        command,
        name,
        from: statesAt(texts, shape, new Set(given.map(({ source }) => source))),
        permission: spec.permission === EVERY_MEMBER ? null : spec.permission,
        mode: spec.mode,
        needs: guards.flatMap((guard) => texts.guards[guard]?.needs ?? []),
        codes: codesOf(kind, guards),
      },
    ];
  });
}

/** A command, given by people or by the system, that guards of the chart may refuse. */
export interface GuardedCommand {
  readonly command: string;
  readonly name: Text;
  readonly codes: readonly string[];
}

/** The commands of a kind that have a guard of their own, or of what is given with them, in the order of its words. */
export const guardedCommands = ({ kind, type, texts, shape }: KindDefinition): readonly GuardedCommand[] =>
  Object.entries({ ...texts.commands, ...texts.events }).flatMap(([command, name]) => {
    const given = [command, ...(type.commands[command]?.alsoGives ?? [])];
    const guards = guardsOf(shape.transitions.filter(({ event }) => given.includes(event)));
    const instead = Object.values(type.instead?.[command] ?? {});
    const codes = [...new Set([...codesOf(kind, guards), ...instead])];
    return codes.length > 0 ? [{ command, name, codes }] : [];
  });

const guardsOf = (transitions: ChartShape['transitions']): readonly string[] => [
  ...new Set(transitions.flatMap(({ guard }) => guard ?? [])),
];

const codesOf = (kind: string, guards: readonly string[]): readonly string[] => [
  ...new Set(guards.flatMap((guard) => guardCodes[kind]?.[guard] ?? [])),
];

/** The states that the sources of transitions stand for: a state around others stands for all of them. */
const statesAt = (texts: KindTexts, { id }: ChartShape, sources: ReadonlySet<string>): readonly Text[] =>
  Object.entries(texts.states).flatMap(([path, name]) =>
    [...sources].some((source) => source !== id && isWithin(`${id}.${path}`, source)) ? [name] : [],
  );
