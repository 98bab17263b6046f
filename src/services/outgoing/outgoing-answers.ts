import { z } from 'zod';
import { jobPage } from '#model/areas/integrations/jobs/job-answer.ts';
import { dryRun, workflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';
import { shownAttempt, webhookState } from '#model/areas/integrations/webhook/delivery-answer.ts';

export { dryRun, jobPage, webhookState, workflowRuns };
export const nothing = z.unknown();
export const events = z.object({ events: z.array(z.object({ event: z.string() })) });
export const attempts = z.object({ attempts: z.array(shownAttempt) });
export const secret = z.object({ secret: z.string() });
export const verdict = z.object({ problem: z.string() });
export const sent = z.object({ deliveries: z.int() });
