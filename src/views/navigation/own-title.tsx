import { createContext, useContext, useState, type ReactNode } from 'react';
import { useMatch, useMatches } from '@tanstack/react-router';
import { useOnChange } from '../ui/use-on-change.ts';

interface OwnTitle {
  /** The address it was set at: the next page has another title. */
  readonly path: string;
  readonly name: string;
  /** The name is the whole title, including the type of page. */
  readonly isWhole: boolean;
}

const ToldContext = createContext<OwnTitle | null>(null);
const TellContext = createContext<(title: OwnTitle) => void>(() => {});

/** Wraps a layout and its pages: a page reports its name to the layout, which sets the window title. */
export function OwnTitles({ children }: { readonly children: ReactNode }) {
  const [told, tell] = useState<OwnTitle | null>(null);
  return (
    <TellContext value={tell}>
      <ToldContext value={told}>{children}</ToldContext>
    </TellContext>
  );
}

/** Titles the window after the page's content: a document by its name, a form (`isWhole`) by its purpose. */
export function useOwnTitle(name: string, { isWhole = false }: { readonly isWhole?: boolean } = {}): void {
  const tell = useContext(TellContext);
  // The page's own address: while it is still mounted, the current address may be the next page's.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useOnChange(`${path} ${name}`, () => tell({ path, name, isWhole }));
}

/** The full title of a page; `title` is the type of page. */
export function useFullTitle(title: string): string {
  const told = useContext(ToldContext);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  if (told === null || told.path !== path || told.name === title) return title;
  return told.isWhole ? told.name : `${told.name} · ${title}`;
}
