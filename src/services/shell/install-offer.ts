/** What a browser hands out when it would install the application. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallOffer {
  /** Lets the browser ask; true where the person agreed. Rejects where there is nothing to ask with. */
  ask(): Promise<boolean>;
}

/** Keeps the browser's own banner away and hears of what it offers. */
export function hearInstallOffer(
  target: Pick<EventTarget, 'addEventListener'>,
  told: { readonly onAvailable: () => void; readonly onInstalled: () => void },
): InstallOffer {
  let held: InstallPrompt | undefined;
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt; // by its name
    told.onAvailable();
  });
  target.addEventListener('appinstalled', () => told.onInstalled());
  return {
    ask: async () => {
      if (!held) throw new Error('the browser offers no installation');
      const prompt = held;
      held = undefined;
      await prompt.prompt();
      return (await prompt.userChoice).outcome === 'accepted';
    },
  };
}
