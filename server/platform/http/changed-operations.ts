import type { Description, Operation } from './describe-commands.ts';

/** A description with each of its operations changed; the method is as it is written there, in small letters. */
export const changedOperations = (
  { paths, ...rest }: Description,
  change: (operation: Operation, path: string, method: string) => Operation,
): Description => ({
  ...rest,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, change(operation, path, method)]),
      ),
    ]),
  ),
});
