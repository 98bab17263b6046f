/** A browser with one page, as far as a walk needs it; WebKit and Firefox are driven alike. */
export interface EngineDriver {
  readonly name: EngineName;
  goTo(address: string): Promise<void>;
  /**
   * Calls a function in the page and awaits its promise. Rejects if it throws, or if the page goes away.
   * @param source of the function
   * @param args as JSON
   */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Keys and the mouse, in the format of the WebDriver standard. */
  act(sources: readonly InputSource[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  /** Errors on the console so far, including refusals of the content security policy. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type EngineName = 'WebKit' | 'Firefox';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type InputSource =
  | {
      readonly type: 'key';
      readonly id: 'keyboard';
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    }
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };
