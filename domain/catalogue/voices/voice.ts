/** The ways in which Carte words a dish of its catalogue; all of them are English. */
export const voices = [
  { id: 'plain', name: 'Plain list', means: 'What is in it, and nothing else.' },
  { id: 'bistro', name: 'Bistro', means: 'A short line: mostly ingredients, now and then how it is made.' },
  { id: 'story', name: 'Story', means: 'A sentence or two on how it is made and what comes with it.' },
  { id: 'playful', name: 'Playful', means: 'Short and light-hearted, with nothing made up.' },
] as const

export type VoiceId = (typeof voices)[number]['id']

export const voiceIds = voices.map(({ id }) => id) as [VoiceId, ...VoiceId[]]

export const DEFAULT_VOICE: VoiceId = 'bistro'

/** What was asked for: a voice, or why there is none, for a person. */
export type ReadVoice =
  | { readonly voice: VoiceId }
  | { readonly code: 'voice_language' | 'unknown_voice'; readonly sentence: string }

const ENGLISH = /^en(?:-[a-z]{2})?$|^english$/i

const names = voices.map(({ name }) => name)
const choice = `Choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`

/**
 * Reads a voice by its id or its name, in any case.
 * @param language a language tag or an English name of a language; absent, English
 */
export function readVoice(asked: string, language?: string): ReadVoice {
  if (language !== undefined && !ENGLISH.test(language.trim())) {
    return {
      code: 'voice_language',
      sentence: `Our voices are in English. For ${JSON.stringify(language.trim())}, write a second line below each dish.`,
    }
  }
  const wanted = asked.trim().toLowerCase()
  const voice = voices.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  if (voice) return { voice: voice.id }
  return { code: 'unknown_voice', sentence: `We have no voice ${JSON.stringify(asked.trim())}. ${choice}` }
}
