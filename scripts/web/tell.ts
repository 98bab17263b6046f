/** Under `npm start` a build tells its steps to the launcher, which shows them; figures are for who builds. */
const isLaunched = process.send !== undefined && process.env['BUILD_HASH'] !== undefined;

/** How far a step of the build is. */
export function tellStep(phase: string, done: number, of: number): void {
  if (isLaunched) process.send?.({ phase, done, of });
  else if (done % 20 === 0) console.log(`${phase} ${done} of ${of}`);
}

/** A figure of what was built. */
export function tellFigure(line: string): void {
  if (!isLaunched) console.log(line);
}
