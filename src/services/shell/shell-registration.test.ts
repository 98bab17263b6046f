import { describe, expect, test } from 'vitest';
import { registerShell } from './shell-registration.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser whose page is controlled by a worker (`served`), or not yet. */
function browser(served: boolean, refuses = false) {
  const told: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    updates: 0,
    update: async () => void registration.updates++,
  });
  const workers = Object.assign(new EventTarget(), {
    controller: served ? new Worker() : null,
    get ready() {
      return Promise.resolve(registration);
    },
    register: async () => {
      told.push('registered');
      if (refuses) throw new DOMException('refused', 'SecurityError');
      return registration;
    },
  });
  const idle: (() => void)[] = [];
  const shell = registerShell({
    workers: workers as unknown as ServiceWorkerContainer, // the part a page uses
    whenIdle: (work) => idle.push(work),
    onReady: () => told.push('ready'),
    onReplaced: () => told.push('replaced'),
  });
  const register = async (): Promise<void> => {
    for (const work of idle) work();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const found = (): Worker => {
    registration.installing = new Worker();
    registration.dispatchEvent(new Event('updatefound'));
    return registration.installing;
  };
  const becomesReady = async (worker: Worker): Promise<void> => {
    registration.waiting = worker;
    worker.become('installed');
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { told, shell, register, found, becomesReady, workers, registration };
}

describe('the worker', () => {
  test('[SHL8] is registered once the page has nothing else to do', async () => {
    const { told, register } = browser(false);
    expect(told).toEqual([]);
    await register();
    expect(told).toEqual(['registered']);
  });

  test('[SHL8] that a browser refuses, or does not have, changes nothing', async () => {
    const { shell, register } = browser(false, true);
    await register();
    await shell.prepare();
    expect(shell.takeOver()).toBe(false);
    const none = registerShell({
      workers: undefined,
      whenIdle: () => expect.unreachable(),
      onReady: () => {},
      onReplaced: () => {},
    });
    await none.prepare();
    expect(none.takeOver()).toBe(false);
  });

  test('[SHL7] that is the first takes over without replacing anything', async () => {
    const { told, register, found, becomesReady, workers } = browser(false);
    await register();
    await becomesReady(found());
    workers.dispatchEvent(new Event('controllerchange'));
    expect(told).toEqual(['registered']);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(told).toEqual(['registered', 'replaced']);
  });

  test('[SHL7] of a newer version waits until it is let', async () => {
    const { told, shell, register, found, becomesReady, workers } = browser(true);
    await register();
    const newer = found();
    expect(shell.takeOver()).toBe(false);
    await becomesReady(newer);
    expect([told, newer.heard]).toEqual([['registered', 'ready'], []]);
    expect(shell.takeOver()).toBe(true);
    expect(newer.heard).toEqual(['takeOver']);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(told).toEqual(['registered', 'ready', 'replaced']);
  });

  test('[SHL7] is fetched by a page that has not come to register by itself', async () => {
    const { shell, found, registration } = browser(true);
    const newer = found();
    const prepared = shell.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    registration.waiting = newer;
    newer.become('installed');
    await prepared;
    expect([registration.updates, shell.takeOver(), newer.heard]).toEqual([1, true, ['takeOver']]);
  });

  test('[SHL7] is looked for once more where the browser was looking already', async () => {
    const { shell, register, found, becomesReady, registration } = browser(true);
    await register();
    registration.update = async () => void ((registration.updates += 1) === 2 && found());
    const prepared = shell.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    expect(registration.updates).toBe(2);
    if (registration.installing) await becomesReady(registration.installing);
    await prepared;
    expect(shell.takeOver()).toBe(true);
  });

  test('[SHL7] is ready once it is whole, and not where it cannot be had', async () => {
    const { shell, register, found, registration } = browser(true);
    await register();
    const whole = found();
    const prepared = shell.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    registration.waiting = whole;
    whole.become('installed');
    await prepared;
    registration.waiting = null;
    const broken = found();
    const failing = shell.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    broken.become('redundant');
    await expect(failing).rejects.toThrow('not to be had');
    registration.installing = null;
    await expect(shell.prepare()).rejects.toThrow('no newer version');
  });
});
