/** First parts of our addresses, and words that make a guest believe that Carte itself speaks. */
const reservedSlugs: ReadonlySet<string> = new Set(
  `about account accounts activity admin administrator api assets auth avoid bin billing board boards calendar
  carte checkout compare contact cookies demo demo-preview docs embed example favicon features feed forgot-password
  guest guests health help home hours impressum insights invite legal login logo logout mail manifest menu
  menu-audit menu-builder menu-designer menu-optimization menu-viewer menus metrics my-menus new null oembed official
  page pages pass password pricing privacy public recommendations register reset-password restaurant restaurants
  robots root saved-menus security settings share sign-in sign-out signin signout signup sitemap start static
  status subscription support system templates terms test trial try undefined uploads verify-email welcome www`.split(
    /\s+/,
  ),
)

/** Words that a service says of itself: an address of nothing else speaks as Carte. */
const wordsOfService =
  'carte|official|support|help|helpdesk|service|security|safety|trust|abuse|team|staff|admin|administrator|moderator|' +
  'account|accounts|login|signin|logout|password|passwords|verify|verification|billing|payment|payments|refund|refunds|' +
  'subscription|subscriptions|checkout|mail|email|system|notice|alert|alerts|update|updates'

const OF_SERVICE = new RegExp(`^(?:${wordsOfService})+$`, 'u')

/**
 * Whether an address is one of ours or speaks as Carte, also with signs that look alike: `carte-support`, `adm1n`.
 * `carte-blanche` is a restaurant's.
 */
export function isOurs(slug: string): boolean {
  const readings = ['i', 'l'].flatMap((one) => {
    const letters = slug
      .replaceAll('1', one)
      .replaceAll(/[03457]/g, (digit) => lettersOfDigits[digit] ?? digit)
    return [letters, letters.replaceAll('rn', 'm').replaceAll('vv', 'w')]
  })
  return [slug, ...readings].some(
    (reading) => reservedSlugs.has(reading) || OF_SERVICE.test(reading.replaceAll('-', '')),
  )
}

/**
 * Few words, of the languages that most owners write: each of them is an insult or obscene wherever it is alone. They
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
