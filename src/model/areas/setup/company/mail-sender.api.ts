import { companyParams } from '#model/api/params.ts';
import { senderTrial } from '#model/areas/setup/company/mail-sender.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const answer = senderTrial.meta({
  examples: [
    { last: { at: '2026-05-04T08:00:00.000Z', to: 'kim@example.com', outcome: 'sent', detail: '' } },
  ],
});

export const readSenderTrial = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/mail-sender/test/',
  tag: 'identity',
  summary: 'How the last test letter fared',
  access: 'company.manage',
  params: companyParams,
  answer,
  fails: [409, 429],
});

export const trySender = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/mail-sender/test/',
  tag: 'identity',
  summary: 'Send a test letter to oneself',
  access: 'company.manage',
  params: companyParams,
  answer,
  fails: [409, 429],
});
