import type { Draft } from 'immer';
import type { Answered } from '#model/areas/setup/member/answered.ts';
import { answeredBy } from '#model/areas/setup/member/answering.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import { stateOnly } from '#model/engine/kind.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { CountEntry, CountFact, CountLine, CountRow } from './count.facts.ts';

type Row = Draft<CountRow>;
type Line = Draft<CountLine>;

const fresh = (): object => ({
  bins: [],
  lines: [],
  parked: [],
  held: [],
  startedAt: null,
  counters: [],
  reviewedBy: null,
  effectiveAt: null,
});

const lineOf = (row: Row, id: string): Line | undefined => row.lines.find((line) => line.id === id);

function note(row: Row, line: Line, entry: CountEntry, isTotal: boolean): void {
  if (isTotal) line.entries = line.entries.filter(({ by }) => by !== entry.by);
  line.entries.push(entry);
  delete line.explained;
  if (!row.counters.includes(entry.by)) row.counters.push(entry.by);
  const bin = row.bins.find(({ location }) => location === line.location);
  if (bin && entry.quantity > 0) delete bin.empty;
}

type Place = Pick<CountLine, 'location' | 'product' | 'lot'>;

function lineFor(row: Row, id: string, { location, product, lot }: Place): Line {
  const known = lineOf(row, id);
  if (known) return known;
  row.lines.push({ id, location, product, ...ofLot(lot), entries: [], added: true });
  return row.lines.at(-1) as Line; // it was just added
}

export const countFolds = {
  created: (row: Row, data: CountFact<'created'>): void => void Object.assign(row, fresh(), data),
  started(row: Row, { bins, lines, held }: CountFact<'started'>, { at }: AppliedEvent): void {
    row.startedAt = at;
    row.bins = bins.map((location) => ({ location }));
    row.lines = lines.map((line) => ({ ...line, entries: [] }));
    row.held = held;
  },
  lineCounted(row: Row, { at, entries }: CountFact<'lineCounted'>, { by }: AppliedEvent): void {
    for (const { id, quantity, isTotal, line, location, product, lotId } of entries)
      note(
        row,
        lineFor(row, line, { location, product, ...ofLot(lotId) }),
        { id, quantity, by, at },
        isTotal,
      );
  },
  entryWithdrawn(row: Row, { line: id, entry }: CountFact<'entryWithdrawn'>): void {
    const line = lineOf(row, id);
    if (!line) return;
    line.entries = line.entries.filter((one) => one.id !== entry);
    delete line.explained;
    const bin = row.bins.find(({ location }) => location === line.location);
    if (bin) delete bin.empty;
    const isGone = line.added && line.entries.length === 0 && !line.earlier;
    if (isGone) row.lines = row.lines.filter((one) => one.id !== id);
  },
  binEmpty(row: Row, { location, at, lines }: CountFact<'binEmpty'>, { by }: AppliedEvent): void {
    const bin = row.bins.find((one) => one.location === location);
    if (bin) bin.empty = { by, at };
    for (const id of lines) {
      const line = lineOf(row, id);
      if (line) note(row, line, { id: `empty:${id}`, quantity: 0, by, at }, true);
    }
  },
  parked(row: Row, { at, ...item }: CountFact<'parked'>, { by }: AppliedEvent): void {
    row.parked.push({ ...item, by, at });
    if (!row.counters.includes(by)) row.counters.push(by);
  },
  resolved(row: Row, data: CountFact<'resolved'>): void {
    const item = row.parked.find(({ id }) => id === data.parked);
    if (!item) return;
    item.resolved = { line: data.line, reason: data.reason };
    if (data.line === null || data.product === null) return;
    const place = { location: item.location, product: data.product, ...ofLot(data.lotId) };
    const { id, quantity, by, at } = item;
    note(row, lineFor(row, data.line, place), { id, quantity, by, at }, false);
  },
  recounted(row: Row, { lines }: CountFact<'recounted'>, { by }: AppliedEvent): void {
    for (const { line: id, byAnother } of lines) {
      const line = lineOf(row, id);
      if (!line) continue;
      line.earlier = [...(line.earlier ?? []), ...line.entries];
      line.entries = [];
      line.recount = { by, byAnother };
      delete line.explained;
    }
  },
  explained(row: Row, { reason, note: said, lines }: CountFact<'explained'>, { by }: AppliedEvent): void {
    for (const { line: id, ...difference } of lines) {
      const line = lineOf(row, id);
      if (line) line.explained = { reason, note: said, by, ...difference };
    }
  },
  reviewed(row: Row, data: Answered, { by }: AppliedEvent): void {
    row.reviewedBy = by;
    answeredBy(row, data);
  },
  rejected: (row: Row): void => void (row.reviewedBy = null),
  picksLost: stateOnly,
  posted(row: Row, { effectiveAt, lines }: CountFact<'posted'>): void {
    row.effectiveAt = effectiveAt;
    for (const { id, expected, variance, value } of lines) {
      const line = lineOf(row, id);
      if (line) Object.assign(line, { expected, variance, value });
    }
  },
  submitted: stateOnly,
  approved: stateOnly,
  reversed: stateOnly,
  cancelled: stateOnly,
};
