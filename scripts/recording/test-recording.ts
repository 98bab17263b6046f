import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { replayRecording, type Divergence } from '#machines/app/recordings/replay-recording.ts';
import { readRecording, type BadRecording, type Recording } from '#model/recordings/recording.ts';

interface Surroundings {
  /** The text of a file; throws if there is none. */
  readonly read: (file: string) => string;
  /** The folder of recordings kept as tests. */
  readonly keptIn: URL;
  readonly say: (line: string) => void;
}

const USAGE = 'npm run test:recording -- FILE [--keep name]';

const bad: Readonly<Record<BadRecording, (where: string) => string>> = {
  tooLarge: () => 'it is larger than 512 kB',
  notJson: () => 'it is no JSON',
  notARecording: () => 'it is no recording of Lagra',
  otherVersion: (version) => `it is of version ${version}, this is 1`,
  damaged: (where) => (where === '' ? 'it holds what nobody agreed to record' : `it is damaged at ${where}`),
};

/** Replays a recording over the current charts, reports its first divergence, may keep it as a test; the exit code. */
export async function testRecording(args: readonly string[], around: Surroundings): Promise<number> {
  const { say } = around;
  const asked = argumentsOf(args);
  if (!asked) return refuse(say, USAGE);
  const { file, keep } = asked;
  const text = textOf(file, around);
  if (text === null) return refuse(say, `${file}: there is no such file`);
  const read = readRecording(text);
  if ('bad' in read) return refuse(say, `${file}: ${bad[read.bad](read.where)}`);
  const { steps, divergence } = await replayRecording(read.recording);
  say(`${read.recording.entries.length} entries, ${steps.length} steps over the charts`);
  if (divergence) tell(say, read.recording, divergence);
  else say('every step goes as it was recorded');
  if (keep !== null && !store(keep, read.recording, around)) return 2;
  return divergence ? 1 : 0;
}

function argumentsOf(
  args: readonly string[],
): { readonly file: string; readonly keep: string | null } | null {
  try {
    const options = { keep: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? null : { file, keep: values.keep ?? null };
  } catch {
    return null;
  }
}

function textOf(file: string, { read }: Surroundings): string | null {
  try {
    return read(file);
  } catch {
    return null;
  }
}

function tell(say: Surroundings['say'], { entries }: Recording, divergence: Divergence): void {
  const { entry, chart, event, from, expected, got } = divergence;
  const at = ((entries[entry]?.at ?? 0) / 1000).toFixed(1);
  say(`entry ${entry + 1}, after ${at} s: ${chart} took ${event} from ${JSON.stringify(from)}`);
  say(`  recorded: ${JSON.stringify(expected)}`);
  say(
    `  today:    ${got.length === 0 ? 'no such step' : got.map((one) => JSON.stringify(one)).join(' or ')}`,
  );
}

function store(name: string, recording: Recording, { keptIn, say }: Surroundings): boolean {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    say(`${name}: a name is lower case, its words with hyphens between them`);
    return false;
  }
  const file = new URL(`${name}.json`, keptIn);
  if (existsSync(file)) {
    say(`${name} is kept already`);
    return false;
  }
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
  say(`kept as model-tests/recordings/${name}.json: npm test replays it from now on`);
  return true;
}

function refuse(say: Surroundings['say'], why: string): number {
  say(why);
  return 2;
}
