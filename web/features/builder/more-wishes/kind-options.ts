import type { Season } from '#domain/catalogue/dish.ts'
import { type VoiceId, voices } from '#domain/catalogue/voices/voice.ts'
import { type MenuKind, menuKindNames } from '#domain/generation/brief/kinds.ts'

const kindLabels: Readonly<Record<MenuKind, string>> = {
  'a-la-carte': 'À la carte',
  brunch: 'Brunch',
  lunch: 'Lunch',
  tasting: 'Tasting menu',
  'prix-fixe': 'Prix fixe',
  kids: 'Kids',
  bar: 'Bar snacks and cocktails',
  'wine-by-the-glass': 'Wine by the glass',
  'desserts-and-coffee': 'Desserts and coffee',
  specials: 'Daily specials',
}

export const kindOptions = menuKindNames.map((kind) => ({ value: kind, label: kindLabels[kind] }))

export const kindLabel = (kind: MenuKind): string => kindLabels[kind]

const seasonLabels: Readonly<Record<Season, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Fall',
  winter: 'Winter',
}

export const seasonOptions = [
  { value: '', label: 'Today’s season' },
  ...Object.entries(seasonLabels).map(([value, label]) => ({ value, label })),
]

export const voiceOptions = voices.map(({ id, name }) => ({ value: id, label: name }))

export const voiceLabel = (voice: VoiceId): string => voices.find(({ id }) => id === voice)?.name ?? ''

/** What is heard in a voice, for a person who has not read it yet. */
export const meaningOf = (voice: VoiceId): string => voices.find(({ id }) => id === voice)?.means ?? ''
