/** Whether this browser can make passkeys and sign in with them: at a name, never at the number of a machine. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^(?:\d+\.|\[)/u.test(window.location.hostname)

/** @returns what a new passkey says, as JSON; null where the person thought better of it */
export const makePasskey = (options: Record<string, unknown>) =>
  unlessDismissed(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** @returns what a passkey says who is there, as JSON; null where the person thought better of it */
export const askPasskey = (options: Record<string, unknown>) =>
  unlessDismissed(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )

async function unlessDismissed(
  ask: () => Promise<Credential | null>,
): Promise<Record<string, unknown> | null> {
  try {
    const credential = await ask()
    return credential && { ...(credential as PublicKeyCredential).toJSON() }
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return null
    throw error
  }
}
