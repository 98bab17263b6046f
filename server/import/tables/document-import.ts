import { lineDecider } from '#model/data-import/decide-line.ts';
import type { LineNote, LineRefusal } from '#model/data-import/import-line.ts';
import { isDispensable, type LineReading } from '#model/data-import/read-line.ts';
import { lineRefusalOf, saidFor } from '../screen/line-commands.ts';
import { idToAsk, type RepeatableCommand } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import { inFlight } from '../in-flight.ts';
import type { Line } from '../delimited.ts';
import type { Rejection } from '../rejections.ts';
import { isRejection, rejectionOf, tableReader, type TableResult, type TableWork } from './table-work.ts';
import { whyNot } from './why-not.ts';

const IN_FLIGHT = 500;
const LOOK_AHEAD = 1000;
/** Ids are the same in every run, so they carry no date. */
const NO_DAY = '2000-01-01T00:00:00.000Z';

/** The commands of one line, after those of what it names and is not there yet. */
interface Job {
  readonly line: number;
  readonly notes: readonly LineNote[];
  /** The same line without a field that it was refused for; null where it cannot do without. [DI47] */
  readonly without: (why: LineRefusal) => Job | null;
  readonly before: readonly RepeatableCommand[];
  readonly create: RepeatableCommand;
  readonly then: readonly RepeatableCommand[];
}

/** Creates a document from every line. A repeated line is imported once. [IM10] */
export async function importDocuments(work: TableWork): Promise<TableResult> {
  const { lines, sink, progress, at } = work;
  const rejections: Rejection[] = [];
  const jobs = jobsOf(work, lines, rejections);
  progress.begin(work.as, lines.length);
  progress.step(lines.length - jobs.length);
  const { fresh, before } = await notTaken(work, jobs);
  progress.step(before);
  const notes: LineNote[] = [];
  let taken = 0;
  let earlier = before;
  const give = async (job: Job): Promise<void> => {
    const { line, before: first, create, then } = job;
    const outcomes = await sink.give([...first, create, ...then], at);
    const outcome = outcomes[first.length];
    const why = whyNot(outcome);
    const refusal = outcome && 'refusal' in outcome ? lineRefusalOf(work, outcome.refusal) : null;
    const next = refusal && job.without(refusal);
    if (next) return again(next);
    if (why) rejections.push({ line, ...why });
    else {
      taken += 1;
      notes.push(...job.notes);
    }
  };
  const again = async (job: Job): Promise<void> => {
    const {
      fresh: [asked],
    } = await notTaken(work, [job]);
    if (asked) return give(asked);
    earlier += 1;
  };
  await inFlight(fresh, IN_FLIGHT, async (job) => {
    await give(job);
    progress.step();
  });
  return { taken, before: earlier, rejections, notes };
}

/** A line without the field that it was refused for; null where it does not say it. */
function withoutField(reading: LineReading, { field: refused, ...why }: LineRefusal): LineReading | null {
  const field = saidFor(refused, reading.said);
  if (field === null || !reading.said.has(field)) return null;
  const said = new Map(reading.said);
  said.delete(field);
  return { ...reading, said, notes: [...reading.notes, { ...why, field, how: 'leftOut' }] };
}

function jobsOf(work: TableWork, lines: readonly Line[], rejections: Rejection[]): Job[] {
  const { company, target, mapping, world } = work;
  const read = tableReader(work);
  const decide = lineDecider(target, mapping.key, 'blind', world);
  const isOptional = new Set(
    target.fields.filter((field) => isDispensable(target, field, mapping.key)).map(({ name }) => name),
  );
  const jobOf = (reading: LineReading): Job | null => {
    const decision = decide(reading);
    if (decision.takes === 'rejected') rejections.push(rejectionOf(reading.line, decision.refusal));
    if (decision.takes !== 'create') return null;
    const { kind } = target;
    const name = `table/${kind}/${JSON.stringify(decision.form)}`;
    const document = importId(company, name, NO_DAY);
    const command = (type: string, data: unknown): RepeatableCommand => ({
      id: importId(company, `${name}/${type}`, NO_DAY),
      kind,
      document,
      type,
      data,
    });
    const before = decision.before.map((one) => ({
      ...one,
      id: importId(company, `made/${one.document}`, NO_DAY),
    }));
    const then = target.then.map((type) => command(type, {}));
    const without = (why: LineRefusal): Job | null => {
      const less = isOptional.has(why.field ?? '') ? withoutField(reading, why) : null;
      return less && jobOf(less);
    };
    const create = command('create', decision.form);
    return { line: reading.line, before, create, then, notes: decision.notes, without };
  };
  return lines.flatMap((line): Job[] => {
    const reading = read(line);
    const job = isRejection(reading) ? null : jobOf(reading);
    if (isRejection(reading)) rejections.push(reading);
    return job ? [job] : [];
  });
}

async function notTaken(
  { sink }: TableWork,
  jobs: readonly Job[],
): Promise<{ fresh: Job[]; before: number }> {
  const fresh: Job[] = [];
  for (let from = 0; from < jobs.length; from += LOOK_AHEAD) {
    const page = jobs.slice(from, from + LOOK_AHEAD);
    const known = await sink.known(page.flatMap(({ create, then }) => [create, ...then].map(({ id }) => id)));
    const asked = <C extends RepeatableCommand>(command: C): C => ({
      ...command,
      id: idToAsk(command.id, known),
    });
    for (const job of page)
      if (!known.accepted.has(job.create.id))
        fresh.push({ ...job, create: asked(job.create), then: job.then.map(asked) });
  }
  return { fresh, before: jobs.length - fresh.length };
}
