import { assign, setup } from 'xstate';

/** Scroll distance in pixels from which a way back to the top is offered. */
const FAR = 200;

type PageEvent =
  /** `top`: scroll position, in pixels. */
  | { readonly type: 'scrolled'; readonly top: number }
  | { readonly type: 'returnToTop' }
  /** `id`: of the element in the URL's fragment. */
  | { readonly type: 'followAnchor'; readonly id: string }
  | { readonly type: 'enterPage'; readonly title: string };

interface PageContext {
  /** The document's title; null before the first page. */
  readonly title: string | null;
  /** The title of the page entered last. */
  readonly entered: string | null;
}

/** The scroll position on a page, and the document's title. Provided: `scrollToTop`, `scrollToAnchor`. */
export const pageMachine = setup({
  types: {
    context: {} as PageContext, // a type witness, as setup() asks for
    events: {} as PageEvent, // a type witness
  },
  delays: { headRest: 10 },
  guards: {
    isFar: (_, { top }: { top: number }) => top > FAR,
    isNear: (_, { top }: { top: number }) => top <= FAR,
  },
  actions: {
    note: assign((_, { title }: { title: string }) => ({ entered: title })),
    entitle: assign(({ context }) => ({ title: context.entered })),
    scrollToTop: () => {},
    scrollToAnchor: (_, anchor: { id: string }) => void anchor,
  },
}).createMachine({
  id: 'page',
  type: 'parallel',
  context: { title: null, entered: null },
  states: {
    position: {
      initial: 'nearTop',
      on: { followAnchor: { actions: { type: 'scrollToAnchor', params: ({ event }) => event } } },
      states: {
        nearTop: {
          on: { scrolled: { guard: { type: 'isFar', params: ({ event }) => event }, target: 'away' } },
        },
        away: {
          on: {
            scrolled: { guard: { type: 'isNear', params: ({ event }) => event }, target: 'nearTop' },
            returnToTop: { actions: 'scrollToTop' },
          },
        },
      },
    },
    head: {
      initial: 'current',
      states: {
        current: {
          on: { enterPage: { target: 'changing', actions: { type: 'note', params: ({ event }) => event } } },
        },
        changing: {
          on: {
            enterPage: {
              target: 'changing',
              reenter: true,
              actions: { type: 'note', params: ({ event }) => event },
            },
          },
          after: { headRest: { target: 'current', actions: 'entitle' } },
        },
      },
    },
  },
});
