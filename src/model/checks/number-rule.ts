/** How a number of one country is judged, and one that passes, to show what is expected. */
export interface NumberRule {
  readonly example: string;
  readonly isValid: (text: string) => boolean;
}

type Validate = (text: string) => { readonly isValid: boolean };

/** A rule by a validator of the library, which throws at some texts instead of refusing them. */
export const ruled = (example: string, ...validators: readonly Validate[]): NumberRule => ({
  example,
  isValid: (text) =>
    validators.some((validate) => {
      try {
        return validate(text).isValid;
      } catch {
        return false;
      }
    }),
});
