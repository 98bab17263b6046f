/** The list of workflows, below the locale. */
export const WORKFLOWS = '/apps/integrations/workflows';
