import { promisesOnLot } from '#model/areas/stock/lot/lot.stock.ts';
import { lotTexts } from '#words/lot.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

const { active, blocked } = recordLook.states;
const { unblock, block, update } = recordLook.commands;

export const lotWords = documentWords(lotTexts, {
  states: { active, expired: { tone: 'warning', icon: 'clock', aside: true }, blocked },
  commands: {
    unblock,
    block: { ...block, releases: promisesOnLot },
    create: { icon: 'plus', button: false },
    update: { ...update, button: false },
    expire: { icon: 'clock', button: false },
  },
  reverses: recordLook.reverses,
});
