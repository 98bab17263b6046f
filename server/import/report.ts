import { countByReason, firstOfEachLine, type Rejection } from './rejections.ts';

export interface ReportInput {
  /** What was done, and for which company: one line. */
  readonly title: string;
  readonly read: number;
  /** Lines imported, by type. */
  readonly taken: Readonly<Record<string, number>>;
  readonly rejections: readonly Rejection[];
  /** The results: what was counted, and how many. */
  readonly counts: readonly (readonly [what: string, count: number])[];
  readonly notes: readonly string[];
  readonly seconds: number;
}

const number = (value: number): string => value.toLocaleString('en-GB');
const row = (what: string, value: number, indent = 2): string =>
  `${' '.repeat(indent)}${what.padEnd(44 - indent)}${number(value).padStart(10)}`;

/** A consistent report: throws if lines read are not lines imported plus lines rejected. [IM2] */
export function reportOf(input: ReportInput): string {
  const taken = Object.values(input.taken).reduce((sum, lines) => sum + lines, 0);
  const rejected = firstOfEachLine(input.rejections).length;
  if (taken + rejected !== input.read)
    throw new Error(`the report does not add up: ${input.read} read, ${taken} taken, ${rejected} rejected`);
  const reasons = countByReason(input.rejections).flatMap(({ reason, lines, examples }) => [
    row(reason, lines, 4),
    ...examples.map(({ line, explanation }) => `        line ${line} ${explanation}`),
  ]);
  return [
    input.title,
    row('lines read', input.read),
    row('lines taken', taken),
    ...Object.entries(input.taken).map(([what, lines]) => row(what, lines, 4)),
    row('lines rejected', rejected),
    ...reasons,
    ...input.counts.map(([what, count]) => row(what, count)),
    `  ${input.seconds.toFixed(1)} seconds`,
    ...input.notes.map((note) => `  ${note}`),
  ].join('\n');
}
