import type { KindView } from '../kind-view.ts';
import { fileWords } from './file.messages.ts';

export const fileView: KindView = { words: fileWords, place: null };
