import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ChartWatch } from '#model/flows/chart-watch.ts';
import type { RecordingDesk, RecordingPhase } from '#model/recordings/recording.ts';
import type { Recorder } from './recorder.ts';

interface DeskOptions {
  readonly watch: ChartWatch;
  /** Null while no company is open. */
  readonly model: () => CompanyModel | null;
  readonly locale: () => string;
  readonly page: () => string;
}

const OFF: RecordingPhase = { is: 'off' };

/** Recordings of this tab; the code that records comes with the first. */
export function recordingDesk({ watch, model, locale, page }: DeskOptions): RecordingDesk {
  const listeners = new Set<() => void>();
  let phase = OFF;
  let recorder: Recorder | null = null;
  const to = (next: RecordingPhase): void => {
    phase = next;
    for (const tell of listeners) tell();
  };
  const end = (isFull: boolean): void => {
    if (recorder) to({ is: 'stopped', recording: recorder.stop(), isFull });
    recorder = null;
  };
  return {
    phase: () => phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => phase.is === 'off' && to({ is: 'asked' }),
    start: async (typed) => {
      const { make, look } = await recorderParts();
      if (recorder) return;
      recorder = make({
        watch,
        typed,
        company: () => look(model()),
        now: () => Date.now(),
        locale: locale(),
        page: page(),
        // Not from within what it hears: it is not made yet, or hears of the end itself.
        onFull: () => queueMicrotask(() => end(true)),
      });
      to({ is: 'running', since: recorder.startedAt, typed });
    },
    stop: () => end(false),
    drop: () => to(OFF),
  };
}

async function recorderParts() {
  const [{ Recorder: Taker }, { recordedCompany }] = await Promise.all([
    import('./recorder.ts'),
    import('./recorded-company.ts'),
  ]);
  return {
    make: (options: ConstructorParameters<typeof Taker>[0]) => new Taker(options),
    look: (model: CompanyModel | null) => model && recordedCompany(model),
  };
}
