import { createContext, useContext, useState, type ReactNode } from 'react';
import { useMatch, useMatches } from '@tanstack/react-router';
import { useTold } from '../ui/use-told.ts';

interface OwnTitle {
  /** The address that it was told at: what the next page shows is called otherwise. */
  readonly path: string;
  readonly name: string;
  /** It says what sort of page it is, too. */
  readonly isWhole: boolean;
}

const ToldContext = createContext<OwnTitle | null>(null);
const TellContext = createContext<(title: OwnTitle) => void>(() => {});

/** Around a layout and its pages: what a page shows is told to the layout, which names the window after it. */
export function OwnTitles({ children }: { readonly children: ReactNode }) {
  const [told, tell] = useState<OwnTitle | null>(null);
  return (
    <TellContext value={tell}>
      <ToldContext value={told}>{children}</ToldContext>
    </TellContext>
  );
}

/** Names the window after what the page shows: a document by its name, a form (`isWhole`) by what it is for. */
export function useOwnTitle(name: string, { isWhole = false }: { readonly isWhole?: boolean } = {}): void {
  const tell = useContext(TellContext);
  // The page's own address: the current one is the next page's while this one is still there.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useTold(`${path} ${name}`, () => tell({ path, name, isWhole }));
}

/** What a page is called in full; `title` says what sort of page it is. */
export function useFullTitle(title: string): string {
  const told = useContext(ToldContext);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  if (told === null || told.path !== path || told.name === title) return title;
  return told.isWhole ? told.name : `${told.name} · ${title}`;
}
