import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import type { Visitor } from './journey-pages.ts';
import { servedBrowser } from './served-browser.ts';
import { assemble } from './shift/assemble.ts';
import { count } from './shift/count.ts';
import { damage } from './shift/damage.ts';
import { Floor } from './shift/floor.ts';
import { move } from './shift/move.ts';
import { pack } from './shift/pack.ts';
import { Person } from './shift/person.ts';
import { pick } from './shift/pick.ts';
import { putAway } from './shift/put-away.ts';
import { receive } from './shift/receive.ts';
import { ship } from './shift/ship.ts';
import { withPhone, worked, type Shift } from './shift/shift.ts';
import { shortPick } from './shift/short-pick.ts';

const served = servedBrowser();

const tasks = [receive, putAway, pick, shortPick, pack, ship, move, damage, count, assemble];

/** Each task is worked on at each time of a double touch and each speed of a scanner, and in each company. */
const shifts: readonly Shift[] = [
  { company: 'online', double: 180, key: 5 },
  { company: 'online', double: 350, key: 20 },
  { company: 'offline', double: 350, key: 10 },
  { company: 'together', double: 180, key: 20 },
];

const saidOf = ({ company, double, key }: Shift): string => `${company}, ${double} ms, ${key} ms a key`;

/** Touches by task and shift. */
const taps: Record<string, Record<string, number>> = {};

let floor: Floor;
beforeAll(async () => {
  floor = await Floor.openedBy(await Person.at(served.origin, 'admin'));
});
afterAll(() => console.table(taps));

describe.each(shifts)('a shift $company, touched twice in $double ms, $key ms a key', (shift) => {
  let phone: Promise<Visitor> | undefined;
  const putDown = async (): Promise<void> => {
    const held = await phone?.catch(() => undefined);
    phone = undefined;
    await held?.page.context().close();
  };
  afterAll(putDown);

  test.each(tasks)(
    '[SCN8, SCN36] $name: stock is what was meant, and what is touched is on the screen',
    async (task) => {
      phone ??= withPhone(served.browser, served.origin);
      // What one task leaves undone is no matter of the next.
      onTestFailed(putDown);
      const done = await worked(await phone, floor, task, shift);
      (taps[task.name] ??= {})[saidOf(shift)] = done.taps;
      expect(done.stock).toEqual(done.meant);
      expect(done.check?.said).toEqual(done.check?.meant);
      expect(done.taps).toBeLessThanOrEqual(task.most ?? done.taps);
    },
  );
});
