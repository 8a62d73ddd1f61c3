/** By which a name is found and told from others: however it is typed, in whichever case. */
export const usernameKey = (name: string): string => name.normalize('NFC').toLowerCase()
