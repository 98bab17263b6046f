/**
 * What a journey's steps do on a page. Implemented by Playwright's Page and by WebKit's and Firefox's
 * (`engines/engine-page.ts`), whose released versions Playwright cannot drive.
 */
export interface WalkPage {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** As of the last look at the page. */
  url(): string;
  waitForURL(fits: (url: URL) => boolean): Promise<unknown>;
  evaluate<R, A>(pageFunction: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  locator(selector: string): WalkLocator;
  getByRole(role: Role, options?: ByRole): WalkLocator;
  getByTestId(id: string): WalkLocator;
  getByLabel(text: string, options?: { readonly exact?: boolean }): WalkLocator;
}

export interface WalkLocator {
  getByRole(role: Role, options?: ByRole): WalkLocator;
  filter(options: { readonly hasText: string | RegExp }): WalkLocator;
  first(): WalkLocator;
  nth(index: number): WalkLocator;
  count(): Promise<number>;
  waitFor(options?: { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  press(key: string): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  inputValue(): Promise<string>;
}

type Role = 'textbox' | 'button' | 'combobox' | 'option' | 'region' | 'heading' | 'link' | 'menuitem';

interface ByRole {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}
