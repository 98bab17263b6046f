/** With `LD_PRELOAD` before them, what libfaketime reads. */
const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'];

/**
 * The variables by which the clock of this process is shifted; none if it is not. What it starts with an environment of
 * its own gets them as well: a database that lives at another time than its server finds nothing due.
 */
export function clockVariables(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  if (env['FAKETIME'] === undefined) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
