/**
 * The nonce that the page's security policy asks of style elements made by scripts. Browsers hide the
 * attribute, so it is read as a property.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
