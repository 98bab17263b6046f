import { createContext, use } from 'react';

/** How many dialogs and panels a component is inside of. */
export const ModalDepth = createContext(0);

/** The depth of what is inside the dialog that is rendered here. */
export const useDepthWithin = (): number => use(ModalDepth) + 1;

/** How many dialogs and panels are open. */
export const modalsOpen = (): number => document.querySelectorAll('[role=dialog][aria-modal=true]').length;
