import type { IngredientName } from '../../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { tellingWords } from '../../../catalogue/names.ts'
import { measureOf } from '../../../courses/measure.ts'
import { variantKey } from '../../../courses/own-amounts.ts'
import { isExtra, isForChildren } from '../../../courses/portion.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { costPerKg } from '../../../generation/pricing/ingredient-costs.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { MEATLESS } from '../../review/two-names.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type QuestionRule, said } from '../asking/question.ts'

/** Words that say that a dish is the better, the larger or the fuller one of two. */
const BETTER = new Set(
  (
    'deluxe supreme ultimate double triple loaded premium royal royale special imperial grande jumbo mega super ' +
    'xl big large giant monster full bottomless unlimited gran doppio doppia doppelt doppelte doppeltes doppelter grosse grosser speciale especial completo completa ' +
    'king jumbo tiger complet complete garni royal luxe extra doble combo meal reserve prestige prime aged dry bone tomahawk cadillac top shelf dolsot'
  ).split(' '),
)

/** Does one folded name add to the other only that it's more of the same: a super burrito, nachos with chicken? */
export function isMoreOfSame(one: string, other: string): boolean {
  const [less, more] = one.length < other.length ? [one, other] : [other, one]
  if (startsWithAll(more, less)) return true
  const [few, many] = [tellingWords(less), tellingWords(more)]
  return few.size < many.size && [...few.symmetricDifference(many)].every((word) => BETTER.has(word))
}

/** What is put on a dish that is there without it, whatever the dish. */
const ON_TOP = new Set(
  'eis vanilleeis sahne schlagobers bufala rot weiss weiß spiegelei glace helado gelato bacon cheese cheesy cheddar guacamole avocado truffle speck lardons foie gras chantilly madame egg garlic jamon jambon slagroom sahne nata panna mezcal wagyu mode'.split(
    ' ',
  ),
)
/** Flesh on what has none: a salad, pasta, fries, nachos. In a burger or a curry it takes the place of another. */
const FLESH = new Set(
  'chicken shrimp prawns prawn steak beef lobster crab salmon pollo gamberi gambas camarones poulet crevettes saumon huhn garnelen lachs ham prosciutto pizza chili brisket pork sausage chorizo tuna'.split(
    ' ',
  ),
)
const PLAIN = anyWord(
  'salad, caesar, nachos, fries, mac cheese, mac and cheese, mac n cheese, alfredo, quesadilla(s), risotto, pasta, fried rice, pad thai, lo mein, guacamole, insalata, ensalada, salade, *salat, grits, poutine, toast',
)
const JOINING = new Set(
  'with and n the a of mit con avec met y e et in on au a la our hand cut house classic plain regular standard crispy fresh side original butter wine monsieur mr any style'.split(
    ' ',
  ),
)
/** Between dishes of one sauce, the shape of the pasta doesn't make another dish. */
const SHAPES = new Set('fettuccine fettuccini linguine penne spaghetti rigatoni bucatini'.split(' '))

/** Flesh that costs a kitchen more, and what of the same dish costs less to make. */
const DEARER = new Set(
  'shrimp prawn prawns lamb duck steak veal lobster crab scallop scallops gambas crevettes gamberi garnelen lamm agneau cordero agnello'.split(
    ' ',
  ),
)
const CHEAPER = new Set(
  'chicken pork tofu vegetable vegetables veggie eggplant paneer turkey mushroom bean cheese avocado egg eggs spinach potato pollo poulet huhn hahnchen'.split(
    ' ',
  ),
)
/** Of a bite nobody counts what is in it. */
const BITES = anyWord(
  '*taco*, *dumpling*, wonton*, gyoza, *roll(s), maki, nigiri, slider(s), skewer(s), kebab(s), bao, bun(s), shumai, siu mai, empanada*, samosa*, croquette*, satay, tempura, meatball(s), toast*',
)
/** What an espresso is in. */
const WITH_ESPRESSO = anyWord(
  'cappuccino, latte, caffe latte, cafe latte, flat white, mocha, latte macchiato',
)

/** One word for a dish and the same with something on it. */
const OVER: readonly (readonly [string, readonly string[]])[] = [
  ['cheeseburger', ['burger', 'cheese']],
  ['cheesefries', ['fries', 'cheese']],
  ['baconburger', ['burger', 'bacon']],
  ['hamburger', ['burger']],
]

const YEAR = /^(?:19|20)\d\d$/

function wordsIn(name: string): ReadonlySet<string> {
  const all = name.split(' ').flatMap((word) => OVER.find(([one]) => one === word)?.[1] ?? [word])
  const words = all.filter((word) => !JOINING.has(word) && !YEAR.test(word))
  const unshaped = words.filter((word) => !SHAPES.has(word))
  return new Set(unshaped.length > 0 ? unshaped : words)
}

/** A dish at its least price, with the words of its name. */
interface Named {
  readonly reviewed: ReviewedItem
  readonly amount: number
  readonly name: string
  readonly inName: ReadonlySet<string>
  readonly isEspresso: boolean
  /** Without what its section is called: `Tonkotsu Ramen` under Ramen. */
  readonly bare: ReadonlySet<string>
  readonly last: string
  /** A breakfast, a platter, a basket. */
  readonly isOfMany: boolean
  readonly grade: number
  readonly isDearFlesh: boolean
  /** It’s called by one word, to which what is on it is added. */
  readonly isTopped: boolean
  readonly foodInName: ReadonlySet<IngredientName>
  readonly listed: ReadonlySet<IngredientName>
}

/** Why one should cost more than the other; undefined where nothing says so. */
function whyBetter(better: Named, plain: Named): string | undefined {
  if (isWithMilk(better, plain)) return 'It’s an espresso with milk, and it costs less than the espresso.'
  if (isOlder(better, plain)) return 'It’s the older of the two, and it costs less.'
  if (isHigherGrade(better, plain)) return 'By its name it’s the higher grade, and it costs less.'
  if (hasAllOf(better, plain) || isSameAndMore(better, plain) || isWithPlain(better, plain))
    return 'It has all that the other has and more, and it costs less.'
  if (isOfSeveral(better, plain)) return 'It has several kinds of meat or fish, and costs less than with one.'
  if (isBetter(better, plain)) return 'By its name it’s the better or larger of the two, and it costs less.'
  const part = dearerPart(better, plain)
  if (part) return `They differ in one thing, and ${part} usually costs a kitchen more.`
  const flesh = dearerFlesh(better, plain)
  return flesh && `${flesh} usually costs a kitchen more, and guests expect to pay more for it.`
}

/** What both cost: one price and the least of the other, or both in one size, where that is so in every size. */
function compared(better: Named, plain: Named): readonly [better: number, plain: number] | undefined {
  const { amounts, plate } = better.reviewed
  if (plate || isWithMilk(better, plain) || isHeavier(better.reviewed, plain.reviewed))
    return [better.amount, plain.amount]
  const inOneSize = amounts.flatMap((own) =>
    plain.reviewed.amounts
      .filter((other) => own.variant !== null && variantKey(other) === variantKey(own))
      .map((other) => [own.amount, other.amount] as const),
  )
  return inOneSize.every(([mine, theirs]) => mine < theirs) ? inOneSize[0] : undefined
}

/** Each in one size, the better one in a size at least as large. */
function isHeavier(better: ReviewedItem, plain: ReviewedItem): boolean {
  const [mine, theirs] = [better, plain].map(({ amounts }) =>
    amounts.length === 1 ? measureOf(amounts[0]?.variant ?? '') : undefined,
  )
  return mine?.scale === 'weight' && theirs?.scale === 'weight' && mine.amount >= theirs.amount
}

const OF_HOUSE = /^(?:house|special|combination|combo|mixed|triple|three)\b/
const fleshIn = (text: string): number =>
  new Set(mentionedIngredients(text).filter((one) => fleshOf(one) !== undefined)).size

/** `House Lo Mein` of chicken, pork and shrimp, next to `Chicken Lo Mein`. */
function isOfSeveral(
  { inName: mine, name, reviewed: more }: Named,
  { inName: theirs, reviewed: less }: Named,
): boolean {
  const isSame = mine.intersection(theirs).size >= Math.max(1, theirs.size - 1)
  return isSame && OF_HOUSE.test(name) && fleshIn(more.item.description) > 1 && fleshIn(less.item.name) === 1
}

/** From the least to the best. */
const GRADES = ['bronze basic', 'silver standard', 'gold', 'platinum', 'diamond'].map(
  (words) => new Set(words.split(' ')),
)
const gradeOf = (name: ReadonlySet<string>): number =>
  GRADES.findIndex((words) => !words.isDisjointFrom(name))

function isHigherGrade(
  { inName: mine, grade: higher }: Named,
  { inName: theirs, grade: lower }: Named,
): boolean {
  if (lower < 0 || higher <= lower) return false
  return mine.size === theirs.size && mine.intersection(theirs).size === mine.size - 1
}

/** Years that a spirit matures. */
const AGE = /^(?:[89]|[1-4]\d)$/

function isOlder({ inName: mine, reviewed: { course } }: Named, { inName: theirs }: Named): boolean {
  if (mine.size < 2 || mine.size !== theirs.size || (course !== 'drink' && course !== 'apart')) return false
  const [[age = '', ...more], [other = '']] = [[...mine.difference(theirs)], [...theirs.difference(mine)]]
  return more.length === 0 && AGE.test(age) && AGE.test(other) && Number(age) > Number(other)
}

/** Fewer things say little. */
const MIN_SHARED = 2

/** Ingredients that a description has to list, and how many times as dear one in place of another is. */
const LISTED = 3
const DEARER_PART = 1.5
/** A price that is nearer to the other is the same. */
const LOWER = 0.97

/** Of two lists of ingredients that differ in one, that of the first where it is the dearer: buffalo mozzarella. */
function dearerPart(better: Named, plain: Named): string | undefined {
  if (better.amount >= plain.amount * LOWER) return undefined
  const [mine, theirs] = [better.listed, plain.listed]
  if (mine.size < LISTED || mine.size !== theirs.size) return undefined
  const [[own, ...more], [other]] = [[...mine.difference(theirs)], [...theirs.difference(mine)]]
  if (!own || !other || more.length > 0 || isNamedOtherwise(better, own) || isNamedOtherwise(plain, other))
    return undefined
  return costPerKg(own) >= costPerKg(other) * DEARER_PART ? own : undefined
}

/** Does its name say another food than this: a ribeye and a chicken of one garnish? */
const isNamedOtherwise = ({ foodInName }: Named, part: IngredientName): boolean =>
  [...foodInName].some((one) => one !== part)

/** `American Breakfast` over `Continental`: by their words one has nearly all of the other, and more; their names say no food. */
function hasAllOf(more: Named, less: Named): boolean {
  if ([more, less].some(({ reviewed, foodInName }) => !reviewed.plate || foodInName.size > 0)) return false
  if (!more.isOfMany) return listsAllAndMore(more, less)
  const [mine = new Set(), theirs = new Set()] = [more, less].map(({ reviewed }) =>
    tellingWords(reviewed.item.description),
  )
  const shared = mine.intersection(theirs).size
  return shared >= MIN_SHARED && shared * 2 >= theirs.size && mine.size > theirs.size
}

/** Pizzas, bowls and sandwiches by what is on them. */
const listsAllAndMore = (more: Named, less: Named): boolean =>
  less.listed.size >= LISTED &&
  more.listed.size > less.listed.size &&
  less.listed.isSubsetOf(more.listed) &&
  more.amount < less.amount * LOWER

const OF_MANY = anyWord(
  'breakfast*, brunch, fruhstuck*, petit dejeuner, desayuno*, colazione, platter(s), sampler(s), basket(s)',
)

const isWithMilk = (better: Named, plain: Named): boolean =>
  plain.isEspresso && WITH_ESPRESSO.test(better.name)

/** The one word that tells two dishes apart, where it’s the dearer flesh: a lamb curry, and a chicken curry. */
function dearerFlesh(
  { inName: mine, name, isDearFlesh }: Named,
  { inName: theirs }: Named,
): string | undefined {
  if (!isDearFlesh || mine.size < 2 || mine.size !== theirs.size) return undefined
  const [[own = ''], [other = '']] = [[...mine.difference(theirs)], [...theirs.difference(mine)]]
  const isOne = mine.intersection(theirs).size === mine.size - 1
  return isOne && DEARER.has(own) && CHEAPER.has(other) && !BITES.test(name)
    ? own.replace(/^./u, (letter) => letter.toUpperCase())
    : undefined
}

/** What a section is called says nothing at the end of a name: `Tonkotsu Ramen` next to `Tonkotsu Deluxe`. */
function withoutSection(
  { section }: ReviewedItem,
  name: string,
  inName: ReadonlySet<string>,
): Pick<Named, 'bare' | 'last'> {
  const last = name.split(' ').at(-1) ?? ''
  const words = foldName(section.name).split(' ')
  const isOfSection = inName.size > 1 && (words.includes(last) || words.includes(`${last}s`))
  return { last, bare: isOfSection ? inName.difference(new Set([last])) : inName }
}

/** Returns whether one name is the other with what makes it better or more. */
function isBetter(better: Named, plain: Named): boolean {
  const { inName: more } = better
  const less = more.has(plain.last) ? plain.inName : plain.bare
  if (less.size === 0 || less.size >= more.size || !less.isSubsetOf(more)) return false
  const added = [...more.difference(less)]
  if (added.some((word) => MEATLESS.has(word))) return false
  const takes = PLAIN.test(plain.name)
  return (
    added.every((word) => BETTER.has(word) || ON_TOP.has(word) || (takes && FLESH.has(word))) ||
    (plain.isTopped && added.every((word) => mentionedIngredients(word).length > 0 || OF_TOPPED.has(word))) ||
    (/ latte$/.test(better.name) && added.every((word) => MILKS.has(word))) ||
    /^plain /.test(plain.name) ||
    saysAllAndMore(better, plain)
  )
}

/** What is plain where it’s called by one word: more of anything on it costs more. */
const TOPPED =
  /^(?:fries|chips|naan|nachos|hummus|guacamole|popcorn|edamame|flan|waffles?|crepe|brownie|cheesecake|sundae|(?:pilau |basmati |steamed )?rice|pancakes?|omelet(?:te)?|porridge|oatmeal|croissant|lassi|lemonade|iced tea|margarita|milkshake|baked potato|garlic bread)$/
const OF_TOPPED = new Set('dulce de leche provoleta loaded spicy'.split(' '))

/** Milk of plants, and syrup, cost more than milk. */
const MILKS = new Set(
  'oat almond soy coconut macadamia pistachio milk vanilla caramel hazelnut lavender honey maple pumpkin spice'.split(
    ' ',
  ),
)

/** A description that has all words of the other one, and more: the same with something on it. */
function saysAllAndMore({ reviewed: better }: Named, { reviewed: plain }: Named): boolean {
  const [more, less] = [better, plain].map(({ item }) => tellingWords(item.description))
  return (
    plain.item.description.trim() !== '' &&
    more !== undefined &&
    less !== undefined &&
    less.size < more.size &&
    less.isSubsetOf(more)
  )
}

/** “Burrata — roasted squash” and “Burrata — roasted squash, prosciutto”. */
const isSameAndMore = (better: Named, plain: Named): boolean =>
  better.name === plain.name && saysAllAndMore(better, plain)

/** `Nachos with chicken` over `Nachos`, `Jamón y queso` over `Jamón`. */
const startsWithAll = (name: string, less: string): boolean =>
  name.startsWith(`${less} `) && /^(?:and|with|und|mit|et|avec|y|con|e) /.test(name.slice(less.length + 1))

/** All of another with something next to it: chips and guacamole, and guacamole; a sandwich and soup. */
const isWithPlain = ({ reviewed: { item, course } }: Named, plain: Named): boolean => {
  const [name, less] = [item, plain.reviewed.item].map((one) =>
    foldName(one.name.replaceAll(/[&+]/g, ' and ')),
  )
  if (name === undefined || less === undefined) return false
  const isSmall = course === 'side' || course === 'starter'
  return (isSmall && name.endsWith(` and ${less}`)) || startsWithAll(name, less)
}

/** The better of two versions of a dish costs less than the plain one: a deluxe burger below the burger. */
export const versions: QuestionRule = {
  id: 'better_costs_less',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} better versions cost less than the plain ones`,
  ask: (review) =>
    bySection(review.items).flatMap((items) => {
      const named = items.flatMap(namedOf)
      return named.flatMap((better) => {
        const [found] = named.flatMap((plain) => {
          const [mine = 0, theirs = 0] = compared(better, plain) ?? []
          const why = theirs > mine ? whyBetter(better, plain) : undefined
          return why === undefined ? [] : [{ plain, why, mine, theirs }]
        })
        if (!found) return []
        const { plain, why, mine, theirs } = found
        const [name, other] = [better.reviewed.item.name, plain.reviewed.item.name]
        return [
          {
            key: keyOf(better.reviewed),
            title: `${name} costs ${said(review, mine)}, ${other} ${said(review, theirs)}`,
            reason: why,
            about: [better.reviewed, plain.reviewed],
            stake: { itemId: better.reviewed.item.id, amount: theirs - mine },
          },
        ]
      })
    }),
}

function namedOf(reviewed: ReviewedItem): Named[] {
  const { item, amounts } = reviewed
  if (amounts.length === 0 || isExtra(item.name) || isForChildren(item.name)) return []
  const name = foldName(item.name)
  const inName = wordsIn(name)
  return [
    {
      reviewed,
      amount: Math.min(...amounts.map(({ amount }) => amount)),
      name,
      inName,
      ...withoutSection(reviewed, name, inName),
      isEspresso: /^(?:single )?espresso$/.test(name),
      isOfMany: OF_MANY.test(name),
      grade: gradeOf(inName),
      isDearFlesh: !inName.isDisjointFrom(DEARER),
      isTopped: TOPPED.test(name.replace(/^(?:plain|regular) | (?:plain|regular)$/, '')),
      foodInName: new Set(mentionedIngredients(item.name)),
      listed: new Set(mentionedIngredients(item.description)),
    },
  ]
}
