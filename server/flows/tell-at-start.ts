interface Start {
  readonly companies: () => Promise<readonly number[]>;
  readonly tell: (company: number) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Brings the summaries of all companies up to date, one after the other, while the server is already running:
 * otherwise, after an update that changed charts, the first to view a map would wait for all of it. Returns a function
 * that stops it.
 */
export function tellAtStart({ companies, tell, onFault }: Start): () => void {
  let isOver = false;
  const tellAll = async (): Promise<void> => {
    for (const company of await companies()) {
      if (isOver) return;
      await tell(company);
    }
  };
  // After a stop the database is closed: the rest is done at the next start.
  void tellAll().catch((error: unknown) => void (isOver || onFault(error)));
  return () => void (isOver = true);
}
