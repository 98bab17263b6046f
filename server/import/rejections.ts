import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A rejected line, and why. */
export interface Rejection {
  /** Line number in the file. */
  readonly line: number;
  /** Short; lines are grouped by it. */
  readonly reason: string;
  /** A sentence about the line. */
  readonly explanation: string;
}

const EXAMPLES = 3;

export interface ReasonCount {
  readonly reason: string;
  readonly lines: number;
  /** The first few. */
  readonly examples: readonly Rejection[];
}

/** Rejected lines grouped by reason, most frequent first. A line with several mistakes counts once, for its first. */
export function countByReason(rejections: readonly Rejection[]): ReasonCount[] {
  const groups = new Map<string, Rejection[]>();
  for (const rejection of firstOfEachLine(rejections)) {
    const group = groups.get(rejection.reason);
    if (group) group.push(rejection);
    else groups.set(rejection.reason, [rejection]);
  }
  return [...groups]
    .map(([reason, group]) => ({ reason, lines: group.length, examples: group.slice(0, EXAMPLES) }))
    .sort((a, b) => b.lines - a.lines);
}

export function firstOfEachLine(rejections: readonly Rejection[]): Rejection[] {
  const lines = new Map<number, Rejection>();
  for (const rejection of rejections) if (!lines.has(rejection.line)) lines.set(rejection.line, rejection);
  return [...lines.values()].sort((a, b) => a.line - b.line);
}

/** Writes all rejections as a table, in line order. */
export async function writeRejections(file: string, rejections: readonly Rejection[]): Promise<void> {
  const rows = [...rejections]
    .sort((a, b) => a.line - b.line)
    .map(({ line, reason, explanation }) => [String(line), reason, explanation].map(cell).join(','));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, ['line,reason,explanation', ...rows, ''].join('\r\n'));
}

/** RFC 4180; a text that a spreadsheet would evaluate is escaped. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
