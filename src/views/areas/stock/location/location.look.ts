import { promisesOnLocation } from '#model/areas/stock/location/location.stock.ts';
import { locationTexts } from '#words/location.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const locationWords = documentWords(locationTexts, {
  states: recordLook.states,
  commands: {
    unblock: recordLook.commands.unblock,
    block: { ...recordLook.commands.block, releases: promisesOnLocation },
    archive: recordLook.commands.archive,
    create: { icon: 'plus', button: false },
    holdStock: { icon: 'hand', reason: 'holdStock', button: false },
    freeStock: { icon: 'lockOpen', reason: 'freeStock', button: false },
    check: { icon: 'eye', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
  reverses: recordLook.reverses,
});
