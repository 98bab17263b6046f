/** `start`: what builds and runs the application; `all`: also what tests and checks it. */
export type PackageSet = 'start' | 'all';

export function setToInstall(set: PackageSet, folder?: string): PackageSet | undefined;
export function stampOf(set: PackageSet): string;
