import { epoch } from '#model/values/clock.fixtures.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';

/** How a hand touches and scans; all in milliseconds. */
export interface Manner {
  /** From the first touch of a double one to the second. */
  readonly double: number;
  /** From one key of a scanned code to the next. */
  readonly key: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a finger stays on the glass, in milliseconds. */
const TOUCH = 90;
/** For so long a weak radio holds back one key of each code, in milliseconds. */
const HELD_BACK = 120;
/** The key of a code that is held back; what comes before it is as long as the shortest code. */
const LATE = 3;

/**
 * Somebody's finger and scanner on a phone: real touches, each of them double, and real keys with the times of a
 * scanner. Counts the touches that are meant.
 */
export class Hand {
  taps = 0;
  private readonly page: Page;
  private readonly manner: Manner;
  private readonly keys: CDPSession;

  private constructor(page: Page, manner: Manner, keys: CDPSession) {
    this.page = page;
    this.manner = manner;
    this.keys = keys;
  }

  static async on(page: Page, manner: Manner): Promise<Hand> {
    return new Hand(page, manner, await page.context().newCDPSession(page));
  }

  /** Touches what a test names, twice where once is meant. */
  async tap(name: string): Promise<void> {
    await this.touch(this.page.getByTestId(name).first(), true);
  }

  /** The same of any control. */
  async tapOn(target: Locator): Promise<void> {
    await this.touch(target, true);
  }

  /** Touches once what leaves the page to the system, such as the camera, which covers it. */
  async tapOnce(target: Locator): Promise<void> {
    await this.touch(target, false);
  }

  /** Types a figure on the digits of the screen, as fast as one likes: each is a figure of its own, and no press of a task. */
  async figure(digits: string): Promise<void> {
    for (const digit of digits) {
      const key = this.page.getByTestId(`pad-${digit}`);
      await key.tap({ trial: true });
      await this.finger(await middleOf(key));
    }
  }

  /** Scans a code: a late key or none, and Enter. */
  async scan(code: string): Promise<void> {
    const { key: between } = this.manner;
    const began = epoch();
    const sent: Promise<unknown>[] = [];
    for (const [index, key] of [...code, 'Enter'].entries()) {
      const due = began + index * between + (index > LATE ? HELD_BACK : 0);
      await pause(Math.max(0, due - epoch()));
      sent.push(...this.pressed(key, due));
    }
    await Promise.all(sent);
  }

  /** A key down and up at a time, in milliseconds since 1970. */
  private pressed(key: string, at: number): readonly Promise<unknown>[] {
    const isEnter = key === 'Enter';
    const windowsVirtualKeyCode = isEnter ? 13 : (key.toUpperCase().codePointAt(0) ?? 0);
    const shared = { key, windowsVirtualKeyCode, code: isEnter ? 'Enter' : '', timestamp: at / 1000 };
    return [
      this.keys.send('Input.dispatchKeyEvent', { ...shared, type: 'keyDown', text: isEnter ? '\r' : key }),
      this.keys.send('Input.dispatchKeyEvent', { ...shared, type: 'keyUp' }),
    ];
  }

  private async touch(target: Locator, isDouble: boolean): Promise<void> {
    // Whoever reads the label presses once it can be pressed, where nothing lies over it.
    await target.tap({ trial: true });
    this.taps += 1;
    const at = await middleOf(target);
    const began = epoch();
    await this.finger(at, began);
    if (isDouble) await this.finger(at, began + this.manner.double);
  }

  /** A finger down and up at a time, in milliseconds since 1970, which the page hears however busy the machine is. */
  private async finger(at: Point, down = epoch()): Promise<void> {
    const up = down + TOUCH;
    await pause(Math.max(0, down - epoch()));
    const began = this.feel('touchStart', [at], down);
    await pause(Math.max(0, up - epoch()));
    await Promise.all([began, this.feel('touchEnd', [], up)]);
  }

  private feel(type: 'touchStart' | 'touchEnd', touchPoints: Point[], at: number): Promise<unknown> {
    return this.keys.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 });
  }
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is touched is not there');
  const { width } = target.page().viewportSize() ?? { width: 0 };
  if (box.x < 0 || box.x + box.width > width) throw new Error('[SCN36] what is touched leaves the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
