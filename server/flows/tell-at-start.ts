interface Start {
  readonly companies: () => Promise<readonly number[]>;
  readonly tell: (company: number) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Tells what has not been told of any company, one after the other, while the server is at work already: after an update
 * that changed charts the first who looks at a map would wait for all of it. Returns what ends it.
 */
export function tellAtStart({ companies, tell, onFault }: Start): () => void {
  let isOver = false;
  const tellAll = async (): Promise<void> => {
    for (const company of await companies()) {
      if (isOver) return;
      await tell(company);
    }
  };
  // Whoever ends it closes the database below it: what is not told by then is told with the next start.
  void tellAll().catch((error: unknown) => void (isOver || onFault(error)));
  return () => void (isOver = true);
}
