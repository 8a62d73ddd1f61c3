const SOFT_HYPHEN = '\u00ad'

const VOWELS = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāēėęěīįıōőūůűų'

/** Consonants that begin a syllable together. */
const ONSETS: ReadonlySet<string> = new Set(
  'bl br ch chr cl cr dr fl fr gl gn gr kl kn kr ph phr pf pfl pl pr qu sch schl schm schn schr schw sh th thr tr vr wh zw'.split(
    ' ',
  ),
)

/**
 * The same behind two consonants at least (*Grund-stück*). Behind one of them the *s* most often ends the word before, as in
 * compounds (*Geburtstags-torte*).
 */
const ONSETS_BEHIND_TWO: ReadonlySet<string> = new Set(['sp', 'spr', 'st', 'str'])

/** Of the end of a run of consonants, those that the next syllable begins with. */
function onsetOf(consonants: string): string {
  for (let from = 0; from < consonants.length - 1; from++) {
    const end = consonants.slice(from)
    if (ONSETS.has(end) || (from > 1 && ONSETS_BEHIND_TWO.has(end))) return end
  }
  return consonants.slice(-1)
}

const CONSONANTS_BETWEEN = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, 'gu')

/** Neither the first part of a divided word nor the last has fewer letters. */
const LEAST_PART = 3

/**
 * A word of Latin letters with soft hyphens between its syllables: before the last consonant of several, or before those
 * that begin a syllable together. It knows no language: for words too long for a line in any.
 */
export function dividedWord(word: string): string {
  const breaks = Array.from(
    word.toLowerCase().matchAll(CONSONANTS_BETWEEN),
    ({ 0: run, index }) => index + run.length - onsetOf(run).length,
  ).filter((at) => at >= LEAST_PART && at <= word.length - LEAST_PART)
  return breaks.length === 0
    ? word
    : [0, ...breaks].map((from, part) => word.slice(from, breaks[part])).join(SOFT_HYPHEN)
}
