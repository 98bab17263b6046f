import type { Text, Texts } from './text.ts';

/** What the clock does for a company, by the name of its routine. */
export const routineTexts: Texts = {
  warnings: { en: 'Look for what needs attention', sv: 'Leta efter det som behöver uppmärksamhet' },
  clients: { en: 'End API clients on their day', sv: 'Avsluta API-klienter på deras dag' },
  imports: { en: 'Look for imports to go on with', sv: 'Leta efter importer att fortsätta med' },
  lots: { en: 'Let lots expire', sv: 'Låta partier gå ut' },
  endings: { en: 'Close the company when its time comes', sv: 'Stänga företaget när det är dags' },
  due: { en: 'Charge what is due', sv: 'Debitera det som förfaller' },
  summaries: { en: 'Summarise flows', sv: 'Sammanfatta flöden' },
  webhooks: { en: 'Tell webhooks', sv: 'Berätta för webhookar' },
  deliveries: { en: 'Forget old deliveries', sv: 'Glömma gamla leveranser' },
  workflows: { en: 'Carry out workflows', sv: 'Utföra arbetsflöden' },
  workflowRuns: { en: 'Forget old runs of workflows', sv: 'Glömma gamla körningar av arbetsflöden' },
  maintenance: { en: 'Check the log at night', sv: 'Kontrollera loggen på natten' },
};

/** Work on imports. */
export const importText: Text = { en: 'Imports', sv: 'Importer' };

/** What a mail is, by its template. */
export const mailTexts: Texts = {
  notices: { en: 'Notification', sv: 'Avisering' },
  noticesOfDay: { en: 'Notifications of the day', sv: 'Dagens aviseringar' },
  noticesPushed: { en: 'Notification in the browser', sv: 'Avisering i webbläsaren' },
  documentPaper: { en: 'Paper of a document', sv: 'Dokument som brev' },
  invitation: { en: 'Invitation', sv: 'Inbjudan' },
  senderTest: { en: 'Test letter', sv: 'Testbrev' },
  trialEnding: { en: 'The trial ends', sv: 'Provperioden slutar' },
  trialEndingNoCard: { en: 'The trial ends', sv: 'Provperioden slutar' },
  paymentFailed: { en: 'A payment failed', sv: 'En betalning misslyckades' },
  subscriptionUnpaid: { en: 'The subscription is unpaid', sv: 'Abonnemanget är obetalt' },
  subscriptionPaused: { en: 'The subscription is paused', sv: 'Abonnemanget är pausat' },
};
