import { deviceText } from '../../../lib/device-text.ts'

/** The name that was given in the kitchen on this device. */
export const speaker = deviceText('carte-pass-name')
