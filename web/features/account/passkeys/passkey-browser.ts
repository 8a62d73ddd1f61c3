/** Whether this browser can make passkeys and sign in with them: at a name, never at the number of a machine. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^(?:\d+\.|\[)/u.test(window.location.hostname)

/** @returns what a new passkey says, as JSON; null where the person thought better of it */
export const makePasskey = ({ options }: { options: string }) =>
  unlessDismissed(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** @returns what a passkey says who is there, as JSON; null where the person thought better of it */
export const askPasskey = ({ options }: { options: string }) =>
  unlessDismissed(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )

async function unlessDismissed(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await ask()
    return credential && JSON.stringify((credential as PublicKeyCredential).toJSON())
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return null
    throw error
  }
}
