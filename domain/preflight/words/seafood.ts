import { anyWord } from './any-word.ts'
import type { PlacedItem } from './placed-items.ts'

/** Shrimp and crawfish in English, Spanish and French: what menus at the Gulf are written in. */
const SHRIMP_OR_CRAWFISH = anyWord(
  'shrimp, shrimps, prawn, prawns, crawfish, crayfish, crawdad*, etouffee, camaron, camarones, gamba, gambas',
  'langostino*, cangrejo de rio, crevette*, ecrevisse*, scampi',
)
const FISH_OR_SHELLFISH = anyWord(
  'fish, catfish, redfish, snapper, grouper, tuna, salmon, cod, flounder, mahi, swordfish, tilapia, trout, halibut',
  'drum, amberjack, mackerel, crab, crabs, crabmeat, lobster*, scallop*, clam*, mussel*, oyster, oysters, calamari, squid',
  'octopus, pescado*, camaron*, pulpo, cangrejo*, ostra*, poisson*, saumon, thon, crabe*',
)

/** Names the place where it was caught or raised, or says whether it came from abroad. */
const ORIGIN = anyWord(
  'imported, domestic, louisiana, alabama, mississippi, texas, florida, gulf, american, usa, u s a, us, atlantic, pacific',
  'alaska*, local, locally, maine, carolina, ecuador*, india*, vietnam*, thai*, indonesia*, china, chinese, mexico, honduras',
)
const FARMED_OR_WILD = anyWord('farmed, farm raised, wild, wild caught, line caught, pond raised, day boat')

const fish = (pattern: RegExp) => (placed: PlacedItem) => !placed.isDrink && pattern.test(placed.words)

export const readsOfShrimp = fish(SHRIMP_OR_CRAWFISH)
export const readsOfSeafood = (placed: PlacedItem): boolean =>
  readsOfShrimp(placed) || fish(FISH_OR_SHELLFISH)(placed)

/** Does its origin, or do its words, say where the seafood comes from? */
export const namesOrigin = ({ item, words }: PlacedItem): boolean =>
  item.origin !== undefined || ORIGIN.test(words)

/** Does its origin, or do its words, say whether the seafood was farmed or caught wild? */
export const namesFarming = ({ item, words }: PlacedItem): boolean =>
  FARMED_OR_WILD.test(`${words} ${item.origin?.toLowerCase().replaceAll('-', ' ') ?? ''}`)
