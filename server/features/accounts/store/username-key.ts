/** Returns the key by which a name is found and distinguished, however it is typed, in any case. */
export const usernameKey = (name: string): string => name.normalize('NFC').toLowerCase()
