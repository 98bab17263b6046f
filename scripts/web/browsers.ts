/**
 * The oldest version of each browser in which the application works; Chrome and Firefox include Android, and on iOS
 * every browser is the system's. The build target, the check `browsers` and the message in older browsers follow from
 * it. docs/browsers.md says how to raise one.
 */
export const OLDEST = { chrome: '122', edge: '122', firefox: '128', safari: '18', ios: '18' } as const;

/** Scripts and styles are compiled for these. */
export const buildTarget: string[] = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);
