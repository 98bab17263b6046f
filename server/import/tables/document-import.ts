import { lineDecider } from '#model/data-import/decide-line.ts';
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
  let taken = 0;
  await inFlight(fresh, IN_FLIGHT, async ({ line, before: first, create, then }) => {
    const outcomes = await sink.give([...first, create, ...then], at);
    const why = whyNot(outcomes[first.length]);
    if (why) rejections.push({ line, ...why });
    else taken += 1;
    progress.step();
  });
  return { taken, before, rejections };
}

function jobsOf(work: TableWork, lines: readonly Line[], rejections: Rejection[]): Job[] {
  const { company, target, mapping, world } = work;
  const read = tableReader(work);
  const decide = lineDecider(target, mapping.key, 'blind', world);
  return lines.flatMap((line): Job[] => {
    const reading = read(line);
    const decision = isRejection(reading) ? null : decide(reading);
    if (isRejection(reading)) rejections.push(reading);
    else if (decision?.takes === 'rejected') rejections.push(rejectionOf(line.number, decision.refusal));
    if (decision?.takes !== 'create') return [];
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
    return [{ line: line.number, before, create: command('create', decision.form), then }];
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
