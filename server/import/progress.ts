import { Presets, SingleBar } from 'cli-progress';

/** Progress of a run, for display. */
export interface Progress {
  /** Starts a phase of so many steps. */
  begin(what: string, steps: number): void;
  step(steps?: number): void;
  end(): void;
}

export const silent: Progress = { begin: () => {}, step: () => {}, end: () => {} };

/** A bar on the terminal's stderr; occasional lines if it is not a terminal. */
export function progressBar(): Progress {
  const format = '{what} [{bar}] {percentage}% {value}/{total} {duration_formatted}';
  const options = {
    format,
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: 5000,
    hideCursor: true,
    fps: 8,
  };
  let bar: SingleBar | undefined;
  const end = (): void => {
    bar?.stop();
    bar = undefined;
  };
  return {
    begin: (what, steps) => {
      end();
      if (steps === 0) return;
      bar = new SingleBar(options, Presets.legacy);
      bar.start(steps, 0, { what: what.padEnd(24) });
    },
    step: (steps = 1) => void bar?.increment(steps),
    end,
  };
}
