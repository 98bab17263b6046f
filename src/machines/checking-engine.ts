import { commandCheck } from '#model/form-checks/command-check.ts';
import type { Engine } from '#model/engine/engine.ts';
import { engine } from './registry.ts';
import { workflowCheck } from './areas/integrations/workflow/workflow.check.ts';

/** The engine where forms are judged as a whole, as on the server. */
export const checkingEngine: Engine = {
  ...engine,
  check: (command, row, view) => commandCheck(command, row, view) ?? workflowCheck(command, row, view),
};
