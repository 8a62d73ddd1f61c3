import { deviceText } from '../../../lib/device-text.ts'

/** The name that was given at the pass on this device. */
export const speaker = deviceText('carte-pass-name')
