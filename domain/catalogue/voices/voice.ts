/** The ways in which Carte words a dish of its catalogue; all of them are English. */
export const voices = [
  { id: 'plain', name: 'Plain list', means: 'What is in it, and nothing else.' },
  { id: 'bistro', name: 'Bistro', means: 'A short line: mostly ingredients, now and then how it is made.' },
  { id: 'story', name: 'Story', means: 'A sentence or two on how it is made and what comes with it.' },
  {
    id: 'playful',
    name: 'Playful',
    means: 'As Bistro, with a light line below two dishes; none for children or at a tasting menu.',
  },
] as const

export type VoiceId = (typeof voices)[number]['id']

export const voiceIds = voices.map(({ id }) => id) as [VoiceId, ...VoiceId[]]

/** Of a menu that is composed by a brief. */
export const DEFAULT_VOICE: VoiceId = 'bistro'

const names = voices.map(({ name }) => name)

/** Why a voice that was asked for is none, for a person: `bistro in French` names a language, `pirate` no voice. */
export function sentenceOfNoVoice(asked: unknown): string {
  const wanted =
    typeof asked === 'string' ? `no voice ${JSON.stringify(asked.trim().slice(0, 40))}` : 'no such voice'
  const english = `Our voices are in English: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
  return isInAnotherLanguage(asked)
    ? `${english} For another language, write the second line of a dish yourself.`
    : `We have ${wanted}. ${english}`
}

const isInAnotherLanguage = (asked: unknown): boolean =>
  typeof asked === 'string' && /\bin (?!english\b)\p{L}+\s*$|^[a-z]{2}-[a-z]+$/iu.test(asked.trim())
