import { workflowTexts } from '#words/workflow.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const workflowWords = documentWords(workflowTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'edit' },
    enabled: { tone: 'success', icon: 'circleCheck' },
    disabled: { tone: 'neutral', icon: 'ban', aside: true },
    archived: { tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    enable: { icon: 'play' },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit' },
    disable: { icon: 'ban' },
    archive: { icon: 'archive', danger: true },
  },
  reverses: { enabled: 'disable', disabled: 'enable' },
});
