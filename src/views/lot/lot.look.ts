import { promisesOnLot } from '#model/lot/lot.stock.ts';
import { lotTexts } from '#words/lot.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

const { active, blocked } = recordLook.states;
const { unblock, block, update } = recordLook.commands;

export const lotWords = documentWords(lotTexts, {
  states: { active, blocked },
  commands: {
    unblock,
    block: { ...block, releases: promisesOnLot },
    create: { icon: 'plus', button: false },
    update: { ...update, button: false },
  },
  reverses: recordLook.reverses,
});
