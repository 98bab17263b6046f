import type { CommandSpec } from './document-type.ts';
import type { Folding } from './engine.ts';
import type { Command } from './envelope.ts';
import type { RawReader } from './reader.ts';
import type { DocumentRow } from './rows.ts';

type Asked = Pick<Command, 'kind' | 'document' | 'type' | 'version'>;

/**
 * [EN26] The version of a document, as a view shows it, that a command is to name by which somebody lends their rights or
 * agrees to what it says; undefined where a command asks for none, or there are no charts to say so. Throws `Miss` if the view cannot answer.
 */
export function askedVersion(
  { types }: Folding,
  view: RawReader,
  { kind, document, type }: Asked,
): number | undefined {
  const found = types.get(kind);
  const commands: Readonly<Record<string, Pick<CommandSpec, 'lendsRights' | 'endorses'>>> =
    found && 'commands' in found ? (found.commands as never) : {}; // a kind with its chart has commands
  if (!found || !Object.hasOwn(commands, type)) return undefined;
  if (!commands[type]?.lendsRights && !commands[type]?.endorses) return undefined;
  const row = view.getRow(found.table.name, document) as DocumentRow | undefined; // a kind's table
  return row?.version;
}

/** A command with the version that it asks for, unless it names one already. */
export function asRead<C extends Asked>(engine: Folding, view: RawReader, command: C): C {
  const version = command.version ?? askedVersion(engine, view, command);
  return version === undefined ? command : { ...command, version };
}
