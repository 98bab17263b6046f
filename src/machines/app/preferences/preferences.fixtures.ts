import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { effectivePreferences, navigationPlace, preferencesMachine } from './preferences.machine.ts';
import type { Preference } from './preferences.rules.ts';

interface Beginning {
  readonly stored?: Readonly<Record<string, string | null>>;
  readonly systemDark?: boolean;
  readonly mobile?: boolean;
}

/** Running preferences on a stopped clock, with the given stored values and device. */
export function startPreferences({ stored = {}, systemDark = false, mobile = false }: Beginning = {}) {
  const saved: Preference[] = [];
  const device = { mobile, asked: 0, forgotten: 0 };
  const machine = preferencesMachine.provide({
    actors: {
      detectDevice: fromPromise(async () => {
        device.asked += 1;
        return { mobile: device.mobile };
      }),
    },
    actions: {
      save: (_, changed) => void saved.push(...changed),
      forget: () => void (device.forgotten += 1),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { stored, systemDark, mobile } }).start();
  return {
    actor,
    clock,
    saved,
    device,
    now: () => effectivePreferences(actor.getSnapshot()),
    place: () => navigationPlace(actor.getSnapshot()),
  };
}
