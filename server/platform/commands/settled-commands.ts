import { hash } from 'node:crypto';
import type { Command, LogEvent } from '#model/engine/envelope.ts';
import { compare } from '#model/values/order.ts';
import type { StoredOutcome } from '#server/platform/model/event-log.ts';
import type { JobCommand, Proposer, Settled } from './job.ts';
import { isStorable } from '#model/values/storable.ts';

/** Whose command an id stands for, and what it says; what was settled before these were kept has neither. */
export interface CommandMark {
  /** The user or agent, `user/<id>`; `SERVER` for commands whose ids the server makes; empty: not kept. */
  readonly author: string;
  /** A hash (hex) of what the command says; null: not kept, or the id itself says it. */
  readonly content: string | null;
}

/** The author of commands whose ids the server makes: it may repeat one in the name of somebody else. */
const SERVER = 'server';

/** [EX14] What an id is bound to. */
export function markOf(command: Command, { by, internal, namesCommands }: Proposer): CommandMark {
  if (internal || namesCommands) return { author: SERVER, content: null };
  return { author: `${by.type}/${by.id}`, content: contentOf(command) };
}

function contentOf({ kind, document, type, data, version }: Command): string {
  const said = isStorable(data) ? data : null; // anything else is refused
  return hash('sha256', JSON.stringify([kind, document, type, version ?? null, said ?? null], inOrder));
}

/** The same text for the same fields, in whatever order they come. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compare(a, b)))
    : value;

type Known = CommandMark & { readonly settled: Settled };

/** What became of commands, by their ids: those settled before a batch, and those that it settles. */
export class SettledCommands {
  readonly #known = new Map<string, Known[]>();

  constructor(outcomes: readonly StoredOutcome[], events: readonly LogEvent[]) {
    for (const { id, seq, refusal, author, content } of outcomes) {
      const own = events.filter((event) => event.command === id);
      this.#add(id, { author, content, settled: refusal ? { id, refusal } : { id, seq, events: own } });
    }
  }

  settle(command: Command, proposer: Proposer, settled: Settled): void {
    this.#add(command.id, { ...markOf(command, proposer), settled });
  }

  /**
   * [EX1] [EX14] The answer to a command that comes again. An id is its author's own, so what somebody else was refused
   * under it does not count; it is taken where it has been accepted for somebody else, or says something else.
   */
  answerTo(command: JobCommand, proposer: Proposer): Settled | undefined {
    const { author, content } = markOf(command, proposer);
    const known = this.#known.get(command.id) ?? [];
    const own = known.find((one) => one.author === author);
    if (own) return own.content === content ? own.settled : taken(command);
    const before = [...known, ...(this.#known.get(command.name ?? '') ?? [])].find(isUnmarked);
    if (before) return { ...before.settled, id: command.id };
    return known.some(({ settled }) => 'seq' in settled) ? taken(command) : undefined;
  }

  #add(id: string, known: Known): void {
    this.#known.set(id, [...(this.#known.get(id) ?? []), known]);
  }
}

const isUnmarked = ({ author }: Known): boolean => author === '';

const taken = ({ id }: Command): Settled => ({ id, refusal: { code: 'commandIdTaken' } });
