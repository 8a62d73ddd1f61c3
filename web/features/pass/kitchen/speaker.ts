const STORED_AS = 'carte-pass-name'

/** The name that was given on this device; empty for none. */
export function storedSpeaker(): string {
  try {
    return localStorage.getItem(STORED_AS) ?? ''
  } catch {
    return ''
  }
}

export function keepSpeaker(name: string): void {
  try {
    localStorage.setItem(STORED_AS, name)
  } catch {
    // A browser without storage asks again next time.
  }
}

export function forgetSpeaker(): void {
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Nothing was stored.
  }
}
