/**
 * The one clock of tests, fixtures and test servers: whatever they need of the moment at which they run is asked here,
 * so that what depends on today can be found, and tried on another day.
 */

/** Milliseconds since 1970. */
// allow no-clock-no-random: no code of the model has it
export const epoch = (): number => Date.now();

/** The moment of now, in UTC. */
export const now = (): string => fromNow(0);

/** The moment so many milliseconds from now, before it if negative. */
export const fromNow = (milliseconds: number): string => new Date(epoch() + milliseconds).toISOString();

const DAY = 86_400_000;

/** The day of UTC so many days from now: in a company's time zone it may be the one before or after. */
export const dayFromNow = (days: number): string => fromNow(days * DAY).slice(0, 10);
