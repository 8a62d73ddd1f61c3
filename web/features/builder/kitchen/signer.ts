/** Where this device keeps the name that somebody signed with last. */
const KEY = 'carte-signer'

/** Empty where nobody signed on this device, and where it keeps nothing. */
export function rememberedSigner(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // A browser may forbid it; then the name is typed each time.
    return ''
  }
}

export function rememberSigner(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // A browser may forbid it, or have no room; the signature does not depend on it.
  }
}
