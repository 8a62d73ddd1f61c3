import { diet } from '../../catalogue/reference.ts'
import type { PlacedItem } from '../parts/placed-items.ts'
import { anyWord } from './any-word.ts'

/** Shrimp and crawfish in English, Spanish and French: what menus at the Gulf are written in. */
const SHRIMP_OR_CRAWFISH = anyWord(
  'shrimp, shrimps, prawn, prawns, crawfish, crayfish, crawdad*, etouffee, camaron, camarones, gamba, gambas',
  'langostino*, cangrejo de rio, crevette*, ecrevisse*, scampi',
)
const FISH_OR_SHELLFISH = anyWord(
  'fish, catfish, redfish, snapper, grouper, tuna, salmon, cod, flounder, mahi, swordfish, tilapia, trout, halibut',
  'drum, amberjack, mackerel, crab, crabs, crabmeat, lobster*, scallop*, clam*, mussel*, oyster, oysters, calamari, squid',
  'bass, branzino, haddock, pollock, perch, monkfish, cuttlefish, seafood, eel, sardine*, octopus, pescado*, camaron*, pulpo, cangrejo*, ostra*, poisson*, saumon, thon, crabe*',
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

/** Is there shrimp or crawfish in it, by its words? */
export const readsOfShrimp = seafood(SHRIMP_OR_CRAWFISH)
const readsOfFish = seafood(FISH_OR_SHELLFISH)
/** Is there fish or shellfish in it, by its words? */
export const readsOfSeafood = (placed: PlacedItem): boolean => readsOfShrimp(placed) || readsOfFish(placed)

/** Does its origin, or do its words, say where the seafood comes from? */
export const namesOrigin = ({ item, words }: PlacedItem): boolean =>
  item.origin !== undefined || ORIGIN.test(words)

/** Does its origin, or do its words, say whether the seafood was farmed or caught wild? */
export const namesFarming = ({ item, words }: PlacedItem): boolean =>
  FARMED_OR_WILD.test(`${words} ${item.origin?.toLowerCase().replaceAll('-', ' ') ?? ''}`)
