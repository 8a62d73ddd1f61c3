import type { Dish } from '#domain/catalogue/dish.ts'
import { plannedSections } from '#domain/generation/brief/plan.ts'
import { sortRecord } from '#domain/generation/sorts/section-sorts.ts'
import { type CuisineId, DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '#domain/reference/reference.ts'

/** What restaurants call their courses, by category and with semicolons between; cuisines in front where it matters. */
const names: readonly (readonly [categoryId: number, names: string, cuisineId?: CuisineId])[] = [
  [
    STARTERS,
    `To Begin; To Start; Beginnings; Starters; For the Table; Small Plates; Share; Shareables; Sharables; Shared Plates; First; Firsts
    First Plates; First Bites; Openers; Apps; Bites; Little Bites; Graze; Grazing Plates; Warm Ups; Opening Acts; Let's Start; Kick-Offs
    To Whet Your Appetite; Amuse-Bouches; Hors d’Œuvres; Snacks; Bar Bites; Munchies; For Sharing; To Share; Finger Food; Nibbles`,
  ],
  [STARTERS, 'Piccoli Piatti; Stuzzichini; Assaggini; Per Iniziare; Per Cominciare; Antipasto', 1],
  [STARTERS, 'Para Empezar; Para Picar; Entradas; Para Compartir', 3],
  [STARTERS, 'Entrantes; Primeros; Para Picar', 13],
  [STARTERS, 'Pour Commencer; Hors d’œuvre; À Partager', 8],
  [STARTERS, 'Mezze; Mezza; Cold Mezze', 14],
  [STARTERS, 'Orektika; Mezedes', 11],
  [STARTERS, 'Anju', 10],
  [STARTERS, 'Zensai; Otsumami', 2],
  [STARTERS, 'Khai Vị', 12],
  [
    MAINS,
    `Mains; Main Plates; Large Plates; Larger Plates; Big Plates; The Main Event; Main Attractions; Entrées; Entrees; Dinner; Dinner Plates
    Supper; Tonight; Tonight's Specials; Today's Specials; Specials; Daily Specials; Chef's Specials; Blue Plate Specials; Knife & Fork
    To Follow; Followed By; Family Style; Feasts; Hearty Plates; The Classics; House Favorites; Signature Dishes; House Specialties
    Crowd Pleasers; BBQ; Off the Grill; From the Grill; From Our Grill; On the Grill; From the Fire; Wood-Fired Grill; Comfort Food`,
  ],
  [
    MAINS,
    'Primo; Primi; Secondo; Secondi; I Secondi; Primi Piatti; Secondi di Carne; Le Paste; Pasta Fresca',
    1,
  ],
  [MAINS, 'Platos Fuertes; A la Parrilla; Fuertes', 3],
  [MAINS, 'Segundos; Platos Principales', 13],
  [MAINS, 'Plats; Les Plats; Plats de Résistance; Plats du Jour', 8],
  [
    SIDES,
    `Sides; On the Side; Fixins; Fixin's; Fixings; The Fixins; Trimmings; Extras; Little Extras; Add-Ons; Accompaniments; Side Kicks; Sidekicks
    Side Orders; Farm Sides; From the Garden; Vegetables`,
  ],
  [SIDES, 'Contorni; Contorno', 1],
  [SIDES, 'Guarniciones; Acompañamientos', 3],
  [SIDES, 'Garnitures', 8],
  [
    DESSERTS,
    `Desserts; Afters; Sweet Endings; Sweets; To Finish; The Finish; Finale; Grand Finale; Happy Endings; Last Course; Something Sweet
    Sweet Tooth; Sweet Treats; Treats; Save Room; Sweet Stuff; Puddings; Deserts; Last Bites`,
  ],
  [DESSERTS, 'Dolce; Dolci; I Dolci; Per Finire', 1],
  [DESSERTS, 'Postres; Dulces; Para Terminar', 3],
  [DESSERTS, 'Pour Finir; Douceurs; Les Desserts', 8],
  [DESSERTS, 'Glyka', 11],
  [DESSERTS, 'Halawiyat', 14],
  [
    DRINKS,
    `Libations; Sips; To Drink; Thirst Quenchers; Refreshments; Beverages; From the Bar; Tipples; Craft Cocktails; House Cocktails
    Signature Cocktails; Brews; On Tap; Draft Beer; Suds; Bottles & Cans; By the Glass; Vino; From the Cellar; Spirit-Free; Zero Proof
    N/A; Soft Drinks; Free-Spirited; Nightcaps; After Dinner; Bubbles; Coctails; Wine List`,
  ],
  [DRINKS, 'Da Bere; Vini; Bianco; Rosso', 1],
  [DRINKS, 'Bebidas; Cervezas', 3],
  [DRINKS, 'Boissons; Vins Rouges', 8],
  [
    MAINS,
    'Kids; For the Little Ones; Kiddos; Kids Corner; Junior Menu; Brunch; All-Day Breakfast; Rise & Shine; Lunch',
    5,
  ],
]

/** Names that nobody can tell a course by. */
export const unknownNames = 'Merch; Gift Cards; Wardrobe; Chapter Two; Why Not; The Usual Suspects'.split(
  '; ',
)

interface CourseAnswer {
  readonly name: string
  readonly cuisineId: CuisineId
  /** The category that it was read as; undefined where it was said as not understood. */
  readonly got: number | undefined
  readonly wanted: number
}

const AMERICAN: CuisineId = 5

/** What each name is read as, asked alone. */
export const courseAnswers = (catalogue: readonly Dish[]): CourseAnswer[] =>
  names.flatMap(([wanted, list, cuisineId = AMERICAN]) =>
    list.split(/[;\n]/).map((part): CourseAnswer => {
      const name = part.trim()
      const [section] = plannedSections(
        { cuisineId, kind: 'a-la-carte', sections: [{ name }], priceRange: 3 },
        catalogue,
      ).sections
      return { name, cuisineId, wanted, got: section && sortRecord(section.sort).categoryId }
    }),
  )
