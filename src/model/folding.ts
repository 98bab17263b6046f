import { commentKind } from './comment/comment.kind.ts';
import { createFolding } from './engine/engine.ts';
import { fileKind } from './file/file.kind.ts';
import { kinds } from './kinds.ts';
import { stockFolding } from './stock/stock.folding.ts';
import { subscriptionKind } from './areas/setup/subscription/subscription.kind.ts';

/** Every kind that has rows: those that people open, how the company pays, and those attached to documents. */
export const foldedKinds = [...kinds, subscriptionKind, commentKind, fileKind] as const;

export type KindName = (typeof foldedKinds)[number]['kind'];

/**
 * How facts of every kind of document become rows: what a page needs to show a company. The charts, which decide, are
 * in the registry and load later; a test there checks that the two agree.
 */
export const folding = createFolding(foldedKinds, stockFolding);
