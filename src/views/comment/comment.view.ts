import type { KindView } from '../kind-view.ts';
import { commentWords } from './comment.messages.ts';

export const commentView: KindView = { words: commentWords, place: null };
