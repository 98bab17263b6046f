/**
 * Loaded ahead of a server: its clock stands still on the morning of the pictures, so that the demo tells of the same
 * days whenever it is seeded. A thousand times slower than time rather than stopped: what is later remains later.
 */
const morning = Date.parse(process.env['DEMO_MORNING'] ?? '');
const begun = performance.now();
const now = (): number => morning + Math.floor((performance.now() - begun) / 1000);

globalThis.Date = new Proxy(Date, {
  construct: (date, given, newTarget) =>
    // Reflect cannot know what it has made.
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget) as Date,
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});
