import { useEffect, useState } from 'react';

/** What there is at this address: a page that the server is still writing, no server; null until that is known. */
type WrittenPage = 'preparing' | 'away' | null;

/** How often a server that is still writing its pages is asked, in milliseconds. */
const PAUSE = 2000;

/** Asks for the written page at this address, and loads it once it is there; an unreachable server is asked once. */
export function useWrittenPage(): WrittenPage {
  const [found, setFound] = useState<WrittenPage>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const answer = await writtenPageAt(location.href);
      if (isGone) return;
      if (answer === 'there') return location.reload();
      setFound(answer);
      if (answer === 'preparing') timer = setTimeout(() => void ask(), PAUSE);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return found;
}

/** Written pages are marked (server/platform/http/site-pages.ts). */
async function writtenPageAt(address: string): Promise<'there' | 'preparing' | 'away'> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.headers.get('lagra-page') === 'site' ? 'there' : 'preparing';
  } catch {
    return 'away';
  }
}
