import type { Command } from '#model/engine/envelope.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { DeviceStore } from './device-store.ts';

interface Disk {
  readonly state: { denied: boolean; full: boolean; wipes: number; opened: number; unkept: number };
  readonly rows: Map<string, Command>;
  readonly refused: Map<string, Conflict>;
}

/** A disk with one database; it can be full, denied, or wiped, which closes its connections. */
export function disk() {
  const state = { denied: false, full: false, wipes: 0, opened: 0, unkept: 0 };
  const made: Disk = { state, rows: new Map(), refused: new Map() };
  const open = async () => {
    if (state.denied) throw new DOMException('denied', 'SecurityError');
    state.opened += 1;
    return connect(made);
  };
  const wipe = (): void => {
    made.rows.clear();
    made.refused.clear();
    state.wipes += 1;
  };
  const store = () => DeviceStore.open({ open, onUnkept: () => void state.unkept++ });
  return { ...made, wipe, store };
}

function connect({ state, rows, refused }: Disk) {
  const { wipes } = state;
  const touch = <T>(work: () => T, writes = false) =>
    new Promise<T>((resolve) => {
      if (wipes !== state.wipes) throw new DOMException('closing', 'InvalidStateError');
      if (writes && state.full) throw new DOMException('full', 'QuotaExceededError');
      resolve(work());
    });
  const refuse = (list: readonly Conflict[]): void => {
    for (const conflict of list) {
      rows.delete(conflict.command.id);
      refused.set(conflict.command.id, conflict);
    }
  };
  return {
    read: () =>
      touch(() => ({
        head: undefined,
        log: [],
        outbox: [...rows.values()],
        refused: [...refused.values()],
      })),
    replace: () => touch(() => {}, true),
    forget: () => touch(() => {}),
    wipe: () => touch(() => [rows, refused].forEach((all) => all.clear())),
    append: () => touch(() => {}, true),
    keep: (command: Command) => touch(() => void rows.set(command.id, command), true),
    outbox: () => touch(() => [...rows.values()]),
    settle: (ids: readonly string[]) => touch(() => ids.forEach((id) => rows.delete(id))),
    refuse: (list: readonly Conflict[]) => touch(() => refuse(list), true),
    forgetRefused: (id: string) => touch(() => void refused.delete(id)),
    close: () => {},
  };
}
