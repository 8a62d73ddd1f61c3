import { deviceText } from '../../../lib/device-text.ts'

export const speaker = deviceText('carte-pass-name')
