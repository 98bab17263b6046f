/** Milliseconds after which no scanner would still send the next key. */
const PAUSE = 60;

let held: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does what a single key asks for, once it is clear that no scanner pressed it. */
export function onceAlone(act: () => void): void {
  held.push(act);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const acts = held;
    held = [];
    for (const one of acts) one();
  }, PAUSE);
}

/** The keys pressed just now were a scanner's: they ask for nothing. */
export function dropHeld(): void {
  clearTimeout(timer);
  held = [];
}
