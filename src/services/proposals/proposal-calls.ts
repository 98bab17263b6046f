import { readProposals } from '#model/areas/purchasing/proposal/proposal.api.ts';
import type { ProposalDesk } from '#model/areas/purchasing/proposal/proposal-desk.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What is to be ordered in a company, over HTTP: asked again until it is worked out. */
export const proposalCalls = (http: HttpClient, company: number): ProposalDesk => ({
  ask: async ({ ahead, asked }, onProgress) => {
    const question = { ahead, ...asked };
    let run: string | undefined;
    for (;;) {
      const query = run === undefined ? question : { ...question, run };
      const answer = await http.call(readProposals, { params: { company }, query });
      if ('proposals' in answer) return answer;
      onProgress(answer.done, answer.of);
      run = answer.run;
    }
  },
});
