import type { Executor } from '#server/platform/commands/executor.ts';

/** Gives everything as of a moment (UTC ISO), also what is given in somebody's name. */
export const givingAt = (executor: Executor, at: string): Executor => ({
  ...executor,
  submit: (company, by, commands, from) => executor.systemPropose(company, commands, { by, at, ...from }),
  systemPropose: (company, commands, as) => executor.systemPropose(company, commands, { at, ...as }),
});
