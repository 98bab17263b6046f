export const BROWSE = '/apps/integrations/browse';
/** The steps of setting up, in their order. */
export const setupSteps = ['credentials', 'mapping', 'direction', 'try', 'on'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const informationPath = (id: string): string => `/apps/integrations/${id}/information`;
export const configurePath = (id: string, step: SetupStep = 'credentials'): string =>
  `/apps/integrations/${id}/configure?step=${step}`;
