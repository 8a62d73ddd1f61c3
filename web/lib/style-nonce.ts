/**
 * What the page's security policy asks of the style elements that scripts make. Browsers hide it from
 * style rules, so it is read as a property.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
