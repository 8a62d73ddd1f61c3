import { deviceText } from '../../../lib/device-text.ts'

/** The name that somebody signed with last on this device. */
export const lastSigner = deviceText('carte-signer')
