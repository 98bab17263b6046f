/** Browsers know passkeys on secure pages only. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
