import { SETTLING } from './use-settling.ts';

/**
 * Judges presses by the line of work that was in sight as they began: one a line. All times are milliseconds of the
 * clock of events, so that a press which waited for a slow device is judged by when the finger came down.
 */
export class Presses {
  private line: string | null = null;
  private quietUntil = Number.NEGATIVE_INFINITY;
  private begun: { readonly line: string | null; readonly isGood: boolean } | null = null;

  /** This line came in sight; true if it is another one. */
  see(line: string, at: number): boolean {
    if (line === this.line) return false;
    this.line = line;
    this.quiet(at);
    return true;
  }

  /** A finger or a key went down on a button. */
  begin(at: number): void {
    this.begun = { line: this.line, isGood: at >= this.quietUntil };
  }

  /** Whether the press that ends now counts; one that never began is an assistive technology's, and counts. */
  end(at: number): boolean {
    const { begun } = this;
    this.begun = null;
    if (begun !== null && !(begun.isGood && begun.line === this.line)) return false;
    this.quiet(at);
    return true;
  }

  private quiet(at: number): void {
    this.quietUntil = Math.max(this.quietUntil, at + SETTLING);
  }
}
