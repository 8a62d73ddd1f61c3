/** The nonce for style elements made by scripts. Browsers hide the attribute: it is read as a property. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
