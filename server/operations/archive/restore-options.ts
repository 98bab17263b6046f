import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '#server/platform/usage-error.ts';

export interface RestoreOptions {
  /** Absolute. */
  readonly file: string;
  /** What the new company is called; null: as it was. */
  readonly name: string | null;
  /** Who owns it, by their address. */
  readonly user: string;
}

export const usage = `Makes a new company of the export of one, with the same figures.

  npm run company:restore -- FILE [options]

  --name NAME    what the new company is called (default: as the one that was exported)
  --user EMAIL   who owns it (default founder@example.com)
  --help         this text

Members are those who sign in here with the same address. Nothing is written unless all of it is right.`;

/**
 * Parses the command line; `help` if requested. Throws UsageError.
 * @param folder the current directory, for relative paths
 */
export function readOptions(args: readonly string[], folder: string): RestoreOptions | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('name the file of the export');
  if (more.length > 0) throw new UsageError(`name one file, not also ${more.join(' ')}`);
  const name = values.name?.trim() ?? null;
  if (name === '' || (name?.length ?? 0) > 200)
    throw new UsageError('--name has between 1 and 200 characters');
  return { file: resolve(folder, file), name, user: values.user ?? 'founder@example.com' };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      name: { type: 'string' },
      user: { type: 'string' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
