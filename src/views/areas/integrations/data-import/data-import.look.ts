import { dataImportTexts } from '#words/data-import.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const dataImportWords = documentWords(dataImportTexts, {
  states: {
    mapping: { tone: 'info', icon: 'edit' },
    checking: { tone: 'info', icon: 'clock' },
    checked: { tone: 'primary', icon: 'checks' },
    running: { tone: 'info', icon: 'clock' },
    stopped: { tone: 'warning', icon: 'pause', aside: true },
    done: { tone: 'success', icon: 'circleCheck' },
    undoing: { tone: 'warning', icon: 'clock', aside: true },
    undone: { tone: 'neutral', icon: 'undo', aside: true },
    discarded: { tone: 'neutral', icon: 'ban', aside: true },
  },
  commands: {
    run: { icon: 'packageImport' },
    check: { icon: 'checks' },
    stop: { icon: 'pause' },
    undo: { icon: 'undo', danger: true },
    discard: { icon: 'ban', danger: true },
  },
});
