import type { Dish } from '#domain/catalogue/dish.ts'
import { atOnce } from '#domain/computing/steps.ts'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'

type Met = (dishes: readonly Dish[]) => boolean

export const text = ({ name, gloss, description, ingredients }: Dish): string =>
  [name, gloss, description, ...ingredients].join(' ')
export const all =
  (...words: readonly RegExp[]): Met =>
  (dishes) =>
    words.every((one) => dishes.some((dish) => one.test(text(dish))))
export const atLeast =
  (count: number, words: RegExp): Met =>
  (dishes) =>
    dishes.filter((dish) => words.test(text(dish))).length >= count
export const courses = (dishes: readonly Dish[]) => dishes.filter(({ categoryId }) => categoryId <= 2)
export const share = (dishes: readonly Dish[], is: (dish: Dish) => boolean) =>
  dishes.filter(is).length / Math.max(1, dishes.length)
export const diet = (id: number) => (dish: Dish) => dish.dietaryOptions.some((one) => one === id)
export const SEA =
  /fish|sole|turbot|monk|anchov|sardin|shellfish|lobster|salmon|shrimp|crab|lobster|scallop|clam|mussel|oyster|tuna|squid|octopus|halibut|swordfish|catfish|mahi|trout|cod|bass/i

export type FoodWish = readonly [cuisineId: number, notes: string, met: Met]

/** Wishes for something, in owners' words, each with what meets it. */
export const wishes: readonly FoodWish[] = [
  [5, 'must have a burger, a Caesar salad and a NY strip', all(/burger/i, /caesar/i, /strip/i)],
  [
    6,
    'Pad Thai, green curry and mango sticky rice must be there',
    all(/pad thai/i, /gaeng keow/i, /mango sticky/i),
  ],
  [
    4,
    'South Indian only',
    (d) =>
      share(courses(d), (x) =>
        /coconut|curry lea|kerala|dosa|tamil|chettinad|south|idli|sambar|rasam|malabar|mangalor|hyderabad|goan/i.test(
          text(x),
        ),
      ) >= 0.5,
  ],
  [
    7,
    'only Greek',
    (d) =>
      share(courses(d), (x) =>
        /greek|greece|feta|souvlaki|moussaka|spanak|dolma|horiatiki|saganaki|tirokafteri|kleftiko|pastitsio|stifado|gemista|tarama|fava|briam|gyro|ladolemono|psari|tzatziki|fasolada/i.test(
          text(x),
        ),
      ) >= 0.5,
  ],
  [
    9,
    'Sichuan',
    (d) =>
      share(courses(d), (x) =>
        /sichuan|chili|mapo|kung pao|dan dan|twice|mala|fish-fragrant|numbing/i.test(text(x)),
      ) >= 0.4,
  ],
  [5, 'steakhouse', atLeast(2, /strip steak|filet mignon|prime rib|lamb chop|pork chop/i)],
  [5, 'Thanksgiving', all(/turkey/i, /pumpkin|pecan pie/i)],
  [5, 'no fryer', (d) => !d.some((x) => /\bfried\b|fries|fritter|tots|batter/i.test(text(x)))],
  [3, 'street tacos', atLeast(2, /taco/i)],
  [5, 'half vegan', (d) => share(courses(d), diet(2)) >= 0.4],
  [5, 'vegan options', (d) => [1, 2].every((id) => d.filter((x) => x.categoryId === id).some(diet(2)))],
  [8, 'I want more seafood', (d) => courses(d).filter((x) => SEA.test(text(x))).length >= 4],
  [1, 'at least two risottos', atLeast(2, /risotto/i)],
  [2, 'please include ramen and gyoza', all(/ramen/i, /gy[oō]za/i)],
  [1, 'we would like tiramisu for dessert', all(/tiramis/i)],
  [4, "don't forget the garlic naan and samosas", all(/garlic naan/i, /samosa/i)],
  [5, 'lots of chicken', atLeast(3, /chicken/i)],
  [
    3,
    'focus on fish',
    (d) =>
      courses(d).filter((x) =>
        /fish|snapper|bass|tuna|salmon|shrimp|octopus|scallop|ceviche|lobster|tilapia|bream/i.test(text(x)),
      ).length >= 4,
  ],
  [
    8,
    'three chocolate desserts',
    (d) => d.filter((x) => x.categoryId === 3 && /chocol/i.test(text(x))).length >= 3,
  ],
  [9, 'make sure there is Peking duck', all(/peking duck/i)],
  [1, 'mostly vegetarian', (d) => share(courses(d), diet(1)) >= 0.5],
  [5, 'feature local apples', all(/apple/i)],
]

export interface AnsweredWish {
  readonly notes: string
  readonly isMet: boolean
  readonly said: string
}

export const answeredWishes = (
  catalogue: readonly Dish[],
  seed: number,
  asked: readonly FoodWish[] = wishes,
): AnsweredWish[] => {
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  return asked.map(([cuisineId, notes, met]) => {
    const brief = menuBriefSchema.parse({ cuisineId, notes, priceRange: 3 })
    const { menu, refusal } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
    const dishes = (menu?.sections ?? []).flatMap(({ items }) =>
      items.flatMap(({ id }) => byId.get(id) ?? []),
    )
    return {
      notes,
      isMet: met(dishes),
      said: [refusal?.sentence, ...(menu?.remarks ?? [])].filter(Boolean).join(' '),
    }
  })
}
