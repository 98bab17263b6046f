import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { otherDays, trialsOf, type OtherDay } from './trials.ts';

/** What a clock and a calendar show there, so many minutes after the moment. */
function shown({ at, zone }: Pick<OtherDay, 'at' | 'zone'>, minutes = 0): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'long',
  });
  const parts = format.formatToParts(Date.parse(at) + minutes * 60_000);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const happens = (key: string, minutes = 5): OtherDay[] =>
  otherDays.filter((day) => shown(day)[key] !== shown(day, minutes)[key]);

test('[RUN6] the days have in them what goes wrong with days', () => {
  const count = (days: readonly unknown[]): number => days.length;
  expect(otherDays.length).toBe(10);
  expect(otherDays.some((day) => shown(day)['day'] === '29' && shown(day)['month'] === 'February')).toBe(
    true,
  );
  expect(count(happens('year'))).toBe(1);
  expect(count(happens('month'))).toBe(2);
  expect(happens('timeZoneName').map(({ at }) => at.slice(0, 7))).toEqual(['2027-03', '2027-10']);
  expect(count(otherDays.filter((day) => shown(day)['weekday']?.startsWith('S')))).toBeGreaterThan(3);
  const isAhead = (day: OtherDay): boolean => shown(day)['year'] !== day.at.slice(0, 4);
  expect(otherDays.filter(isAhead).map(({ at }) => at)).toEqual(['2026-12-31T23:05:00Z']);
});

test('[RUN6] two of them have their turn each day, and each its turn with the database and with the browser', () => {
  const turns = Array.from({ length: otherDays.length }, (_, turn) => trialsOf(20_000 + turn));
  expect(turns.every((trials) => new Set(trials.map(({ on }) => on)).size === 2)).toBe(true);
  for (const project of ['db', 'browser']) {
    const days = turns.flatMap((trials) => trials.filter(({ projects }) => projects.includes(project)));
    expect(new Set(days.map(({ on }) => on)).size).toBe(otherDays.length);
  }
});

test('[RUN6] a process and what it starts live at the moment, and their timers as long as they should', async ({
  skip,
}) => {
  const living = `const own = String(new Date());
    const child = require('node:child_process').execFileSync('date', ['+%F %H:%M %Z']).toString().trim();
    const began = performance.now();
    setTimeout(() => console.log(JSON.stringify({ own, child, took: performance.now() - began })), 50);`;
  const shifting = `import { execFileSync } from 'node:child_process';
    const { clockAt } = await import(${JSON.stringify(join(import.meta.dirname, 'shifted-clock.mjs'))});
    const shifted = clockAt('2028-02-29T10:02:00Z', 'Europe/Stockholm');
    const env = { ...process.env, ...shifted };
    if (!shifted) console.log('null');
    else console.log(String(execFileSync(process.execPath, ['-e', ${JSON.stringify(living)}], { env })));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', shifting]);
  const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Lived | null;
  if (!told) return skip('there is no libfaketime');
  expect(told.child).toMatch(/^2028-02-29 11:0\d CET$/);
  expect(told.own).toMatch(/^Tue Feb 29 2028 11:0\d:\d\d GMT\+0100/);
  expect(told.took).toBeGreaterThan(40);
  expect(told.took).toBeLessThan(20_000);
}, 60_000);

interface Lived {
  readonly own: string;
  readonly child: string;
  readonly took: number;
}
