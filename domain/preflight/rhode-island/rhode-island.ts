import { rhodeIslandNotice } from '../allergy-notice/allergy-notice.ts'
import type { Pack } from '../rules/rule.ts'

export const rhodeIsland: Pack = {
  key: 'us-ri',
  name: 'Rhode Island',
  isFor: ({ country, region }) => country === 'US' && region === 'RI',
  rules: [rhodeIslandNotice],
}
