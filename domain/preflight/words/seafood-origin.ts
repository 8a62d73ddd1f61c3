import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

/** Names the place where it was caught or raised, or says whether it came from abroad. */
const ORIGIN = anyWord(
  'imported, domestic, louisiana, alabama, mississippi, texas, florida, gulf, american, usa, u s a, us, atlantic, pacific',
  'alaska*, local, locally, maine, carolina, ecuador*, india*, vietnam*, thai*, indonesia*, china, chinese, mexico, honduras',
)
const FARMED_OR_WILD = anyWord('farmed, farm raised, wild, wild caught, line caught, pond raised, day boat')

export const namesSeafood = ({ dish: { flesh } }: PlacedItem): boolean =>
  flesh.has('seafood') || flesh.has('shrimp')

const wordsOfOrigin = ({ item, words }: PlacedItem): string => `${words} ${foldName(item.origin ?? '')}`

/** Returns whether words name saltwater fish, shellfish or crawfish; naming a freshwater fish too counts. */
export const namesSaltwaterSeafood = ({ dish: { flesh } }: PlacedItem): boolean =>
  flesh.has('shrimp') || (flesh.has('seafood') && !flesh.has('freshwater fish'))

const IMPORTED_OR_DOMESTIC = anyWord('imported, domestic, domestically')
/** Returns whether it says one of the two words that some laws require. */
export const saysImportedOrDomestic = (placed: PlacedItem): boolean =>
  IMPORTED_OR_DOMESTIC.test(wordsOfOrigin(placed))

const CALLED_DOMESTIC = anyWord(
  'gulf, texas, texan, american, domestic, gulf coast, louisiana, us shrimp, u s shrimp, usa, port aransas, galveston',
)
export const calledDomestic = (placed: PlacedItem): boolean =>
  CALLED_DOMESTIC.test(wordsOfOrigin(placed)) && !/(?:^| )imported(?= |$)/.test(wordsOfOrigin(placed))

const AUSTRALIAN_OR_NOT = anyWord(
  'australia*, imported, mixed origin, aussie, tasmania*, queensland, victorian, south australia*, western australia*, nsw, qld, spencer gulf',
  'port lincoln, hervey bay, sydney rock, coffin bay, exmouth, shark bay, hawkesbury, mooloolaba, yamba, east coast, new zealand, nz, vietnam*, thai*',
)
/** `(A)`, `(I)` or `(M)` behind a name. */
const AIM = /\((?:A|I|M)\)/u
/** Returns whether it says whether it is Australian, imported or of both. */
export const saysAustralianOrNot = (placed: PlacedItem): boolean =>
  AUSTRALIAN_OR_NOT.test(wordsOfOrigin(placed)) || AIM.test(`${placed.item.name} ${placed.item.description}`)

export const namesOrigin = ({ item, words }: PlacedItem): boolean =>
  item.origin !== undefined || ORIGIN.test(words)

export const namesFarming = (placed: PlacedItem): boolean => FARMED_OR_WILD.test(wordsOfOrigin(placed))
