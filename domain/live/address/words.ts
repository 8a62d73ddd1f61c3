/** First parts of our own addresses, and words that make a guest believe that Carte itself speaks. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `about account accounts activity admin administrator api assets auth avoid bin billing board boards calendar
  carte checkout compare contact cookies demo demo-preview docs embed example favicon features feed forgot-password
  guest guests health help home hours impressum insights invite legal login logo logout mail manifest menu
  menu-audit menu-builder menu-designer menu-optimization menu-viewer menus metrics my-menus new null oembed official
  page pages pass password pricing privacy public recommendations register reset-password restaurant restaurants
  robots root saved-menus security settings share sign-in sign-out signin signout signup sitemap start static
  status subscription support system templates terms test trial undefined uploads verify-email welcome www`.split(
    /\s+/,
  ),
)

/**
 * Few words, of the languages that most owners write: each of them is an insult or obscene wherever it stands alone. They
 * are compared with whole words, so that no name of a place or a family is refused for a part of it.
 */
const rudeWords: ReadonlySet<string> = new Set(
  `arschloch arsehole asshole bastard bitch bollocks bullshit cabron cazzo chink cocksucker connard coon cunt
  cuntface dickhead dyke faggot fick ficken fotze fuck fucked fucker fucking fuckoff fucks hitler hure hurensohn jerkoff kike
  merde merda mierda motherfucker nazi nazis nigga nigger niggers nutte paki porn porno puta putain putana
  puttana pussy retard salope scheisse schlampe shit shithead shithole shitty slut spastic stronzo twat vaffanculo wank
  wanker wetback whore wichser`.split(/\s+/),
)

const lettersOfDigits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Also with digits in the place of letters: `sh1t`. */
export const isRudeWord = (word: string): boolean =>
  rudeWords.has(word) ||
  rudeWords.has(word.replaceAll(/[013457]/g, (digit) => lettersOfDigits[digit] ?? digit))
