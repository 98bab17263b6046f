import type { OutgoingDesk } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import type { HttpClient } from '../http/http-client.ts';
import * as answers from './outgoing-answers.ts';

/** Jobs, webhooks and workflows of a company. */
export function outgoingCalls(http: HttpClient, company: number): OutgoingDesk {
  const at = (rest: string): string => `core/companies/${company}/${rest}`;
  const hook = (id: string, rest = ''): string => at(`webhooks/${id}/${rest}`);
  const act = async (path: string, json?: object): Promise<void> =>
    void (await http.send('post', path, answers.nothing, { ...(json && { json }) }));
  return {
    jobs: (states) =>
      http.send('get', at('jobs/'), answers.jobPage, { search: { states: states.join(',') } }),
    retry: (job) => act(at(`jobs/${job}/retry/`)),
    giveUp: (job) => act(at(`jobs/${job}/give-up/`)),
    events: async () =>
      (await http.send('get', at('webhook-events/'), answers.events)).events.map(({ event }) => event),
    webhook: (id, state) =>
      http.send('get', hook(id), answers.webhookState, { ...(state && { search: { state } }) }),
    attempts: async (id, delivery) =>
      (await http.send('get', hook(id, `deliveries/${delivery}/`), answers.attempts)).attempts,
    makeSecret: async (id) => (await http.send('post', hook(id, 'secret/'), answers.secret)).secret,
    verify: async (id) => (await http.send('post', hook(id, 'verify/'), answers.verdict)).problem,
    test: (id) => act(hook(id, 'test/')),
    workflows: {
      runs: (id) => http.send('get', at(`workflows/${id}/runs/`), answers.workflowRuns),
      retry: (id, run) => act(at(`workflows/${id}/runs/${run}/retry/`)),
      dryRun: (form) => http.send('post', at('workflows/dry-run/'), answers.dryRun, { json: form }),
      press: (id, document, press) => act(at(`workflows/${id}/press/`), { document, press }),
    },
    replay: async (id, which) =>
      (await http.send('post', hook(id, 'replay/'), answers.sent, { json: which })).deliveries,
  };
}
