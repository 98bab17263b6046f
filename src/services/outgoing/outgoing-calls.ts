import { giveUpJob, listJobs, retryJob } from '#model/areas/integrations/jobs/job.api.ts';
import type { OutgoingDesk } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import {
  listAttempts,
  listWebhookEvents,
  makeWebhookSecret,
  readWebhook,
  replayDeliveries,
  testWebhook,
  verifyWebhook,
} from '#model/areas/integrations/webhook/webhook.api.ts';
import {
  dryRunWorkflow,
  listWorkflowRuns,
  pressWorkflow,
  retryWorkflowRun,
} from '#model/areas/integrations/workflow/workflow.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Jobs, webhooks and workflows of a company. */
export function outgoingCalls(http: HttpClient, company: number): OutgoingDesk {
  const params = { company };
  const hook = (webhook: string) => ({ params: { company, webhook } });
  const flow = (workflow: string) => ({ params: { company, workflow } });
  return {
    jobs: (states) => http.call(listJobs, { params, query: { states: states.join(',') } }),
    retry: async (job) => void (await http.call(retryJob, { params: { company, job } })),
    giveUp: async (job) => void (await http.call(giveUpJob, { params: { company, job } })),
    events: async () => (await http.call(listWebhookEvents, { params })).events.map(({ event }) => event),
    webhook: (id, state) => http.call(readWebhook, { ...hook(id), query: { state: state ?? undefined } }),
    attempts: async (webhook, delivery) =>
      (await http.call(listAttempts, { params: { company, webhook, delivery } })).attempts,
    makeSecret: async (id) => (await http.call(makeWebhookSecret, hook(id))).secret,
    verify: async (id) => (await http.call(verifyWebhook, hook(id))).problem,
    test: async (id) => void (await http.call(testWebhook, hook(id))),
    workflows: {
      runs: (id) => http.call(listWorkflowRuns, flow(id)),
      retry: async (workflow, run) =>
        void (await http.call(retryWorkflowRun, { params: { company, workflow, run } })),
      dryRun: (form) => http.call(dryRunWorkflow, { params, body: form }),
      press: async (id, document, press) =>
        void (await http.call(pressWorkflow, { ...flow(id), body: { document, press } })),
    },
    replay: async (id, which) => (await http.call(replayDeliveries, { ...hook(id), body: which })).deliveries,
  };
}
