import { diet } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import type { PlacedItem } from '../parts/placed-items.ts'

/** Shrimp and crawfish in English, Spanish and French: what menus at the Gulf are written in. */
const SHRIMP_OR_CRAWFISH = anyWord(
  'shrimp, shrimps, prawn, prawns, crawfish, crayfish, crawdad*, etouffee, camaron, camarones, gamba, gambas',
  'langostino*, cangrejo de rio, crevette*, ecrevisse*, scampi',
)
const FISH_OR_SHELLFISH = anyWord(
  'fish, catfish, redfish, snapper, grouper, tuna, salmon, cod, flounder, mahi, swordfish, tilapia, trout, halibut',
  'barramundi, flathead, whiting, kingfish, hoki, basa, john dory, gemfish, bream, mullet, marlin, abalone, moreton bay bug*, balmain bug*, yabb*',
  'drum, amberjack, mackerel, crab, crabs, crabmeat, lobster*, scallop*, clam*, mussel*, oyster, oysters, calamari, squid',
  'bass, branzino, haddock, pollock, perch, monkfish, cuttlefish, seafood, eel, sardine*, anchov*, octopus, ceviche*, sashimi, surf and turf, surf n turf, reef and beef, bouillabaisse, lox, gravlax, pescado*, camaron*, pulpo, cangrejo*, ostra*, poisson*, saumon, thon, crabe*, pesce, gamber*, calamaro, calamari, totan*, polpo, vongol*, cozze, spada, orata, tonno, seppi*, frutti di mare',
)

/** Out of lakes, rivers and ponds. */
const FRESHWATER = anyWord(
  'catfish, tilapia, trout, perch, crappie, bluegill, basa, swai, carp, pike, walleye, yabb*, barramundi',
)

/** Names the place where it was caught or raised, or says whether it came from abroad. */
const ORIGIN = anyWord(
  'imported, domestic, louisiana, alabama, mississippi, texas, florida, gulf, american, usa, u s a, us, atlantic, pacific',
  'alaska*, local, locally, maine, carolina, ecuador*, india*, vietnam*, thai*, indonesia*, china, chinese, mexico, honduras',
)
const FARMED_OR_WILD = anyWord('farmed, farm raised, wild, wild caught, line caught, pond raised, day boat')

/** What is called after a shellfish and is none, or is not what is on the plate. */
const NO_SEAFOOD =
  /(?:^| )(?:oyster (?:mushroom|sauce|cracker|plant)s?|fish sauce|drum ?sticks?|crab apples?)(?= |$)/gu

const seafood =
  (pattern: RegExp) =>
  ({ item, isDrink, words }: PlacedItem): boolean =>
    !isDrink &&
    !item.dietaryOptions.some((id) => id === diet.vegan || id === diet.vegetarian) &&
    pattern.test(words.replaceAll(NO_SEAFOOD, ' '))

/** Returns whether there is shrimp or crawfish in it, by its words. */
export const readsOfShrimp = seafood(SHRIMP_OR_CRAWFISH)
const readsOfFish = seafood(FISH_OR_SHELLFISH)
/** Returns whether there is fish or shellfish in it, by its words. */
export const readsOfSeafood = (placed: PlacedItem): boolean => readsOfShrimp(placed) || readsOfFish(placed)

const wordsOfOrigin = ({ item, words }: PlacedItem): string => `${words} ${foldName(item.origin ?? '')}`

/**
 * Returns whether there is saltwater fish or shellfish, or crawfish, in it. One that names a fish of rivers
 * too is taken for that.
 */
export const readsOfSaltwater = (placed: PlacedItem): boolean =>
  readsOfShrimp(placed) || (readsOfFish(placed) && !FRESHWATER.test(placed.words))

const IMPORTED_OR_DOMESTIC = anyWord('imported, domestic, domestically')
/** Returns whether it says one of the two words that some laws require. */
export const saysImportedOrDomestic = (placed: PlacedItem): boolean =>
  IMPORTED_OR_DOMESTIC.test(wordsOfOrigin(placed))

const CALLED_DOMESTIC = anyWord(
  'gulf, texas, texan, american, domestic, gulf coast, louisiana, us shrimp, u s shrimp, usa, port aransas, galveston',
)
/** Returns whether it is named for waters of the United States. */
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

/** Returns whether its origin or its words say where the seafood comes from. */
export const namesOrigin = ({ item, words }: PlacedItem): boolean =>
  item.origin !== undefined || ORIGIN.test(words)

/** Returns whether its origin or its words say whether the seafood was farmed or caught wild. */
export const namesFarming = (placed: PlacedItem): boolean => FARMED_OR_WILD.test(wordsOfOrigin(placed))
