/** The event a browser sends when it can install the application. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallOffer {
  /** Shows the browser's prompt; true if the person agreed. Rejects if there is no prompt. */
  ask(): Promise<boolean>;
}

/** Suppresses the browser's own banner and reports its offer. */
export function hearInstallOffer(
  target: Pick<EventTarget, 'addEventListener'>,
  told: { readonly onAvailable: () => void; readonly onInstalled: () => void },
): InstallOffer {
  let held: InstallPrompt | undefined;
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt; // the type of the event with this name
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
