/**
 * The oldest version of each browser in which the application works; Chrome and Firefox mean those for Android too, and
 * on iOS every browser is the system's. What the build writes, what the check `browsers` lets through and what an older
 * browser is told follow from it. docs/browsers.md says how to raise one.
 */
export const OLDEST = { chrome: '122', edge: '122', firefox: '128', safari: '18', ios: '18' } as const;

/** Scripts and styles are written so that these understand them. */
export const buildTarget: string[] = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);
