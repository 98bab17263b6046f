import type { Engine } from '#model/engine/engine.ts';
import { engine } from '../registry.ts';

/** The engine of before lines were told apart: it takes a line of another document, and notes none. */
export const engineOfBefore: Engine = {
  ...engine,
  types: new Map(
    [...engine.types].map(([kind, type]) => {
      const { entersLines: _entersLines, ...before } = type;
      return [kind, before];
    }),
  ),
  foldLines: () => {},
};
