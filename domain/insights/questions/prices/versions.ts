import { tellingWords } from '../../../catalogue/names.ts'
import { anyWord } from '../../../text/any-word.ts'
import { bySection, keyOf, type PricedPlate, platesOf } from '../asking/plates.ts'
import { type QuestionRule, said } from '../asking/question.ts'

/** Words that say that a dish is the better, the larger or the fuller one of two. */
const BETTER = new Set(
  (
    'deluxe supreme ultimate double triple loaded premium royal royale special imperial grande jumbo mega super ' +
    'xl big large giant monster full bottomless unlimited gran doppelt doppelte doppeltes doppelter grosse grosser speciale especial completo completa ' +
    'complet complete garni royal luxe extra doble combo meal'
  ).split(' '),
)

/** What is put on a dish that is there without it, whatever the dish. */
const ON_TOP = new Set(
  'bacon cheese cheesy cheddar guacamole avocado truffle speck lardons foie gras chantilly madame egg garlic jamon jambon slagroom sahne nata panna mezcal wagyu'.split(
    ' ',
  ),
)
/** Flesh on what has none: a salad, pasta, fries, nachos. In a burger or a curry it takes the place of another. */
const FLESH = new Set(
  'chicken shrimp prawns prawn steak beef lobster crab salmon pollo gamberi gambas camarones poulet crevettes saumon huhn garnelen lachs ham prosciutto'.split(
    ' ',
  ),
)
const PLAIN = anyWord(
  'salad, caesar, nachos, fries, mac and cheese, mac n cheese, alfredo, quesadilla(s), risotto, pasta, fried rice, pad thai, lo mein, guacamole, insalata, ensalada, salade, *salat, grits, poutine, toast',
)
const JOINING = new Set(
  'with and n the a of mit con avec met y e et in on au a la our hand cut house classic plain regular crispy fresh side original butter monsieur mr'.split(
    ' ',
  ),
)

/** One word for a dish and the same with something on it. */
const OVER: readonly (readonly [string, readonly string[]])[] = [
  ['cheeseburger', ['burger', 'cheese']],
  ['cheesefries', ['fries', 'cheese']],
  ['baconburger', ['burger', 'bacon']],
  ['hamburger', ['burger']],
]

function wordsIn(name: string): ReadonlySet<string> {
  const words = name.split(' ').flatMap((word) => OVER.find(([one]) => one === word)?.[1] ?? [word])
  return new Set(words.filter((word) => !JOINING.has(word)))
}

/** A plate with the words of its name. */
interface Named extends PricedPlate {
  readonly inName: ReadonlySet<string>
}

/** Returns whether one name is the other with what makes it better or more. */
function isBetter(better: Named, plain: Named): boolean {
  const { inName: more } = better
  const less = plain.inName
  if (less.size === 0 || less.size >= more.size || !less.isSubsetOf(more)) return false
  const added = [...more.difference(less)]
  const takes = PLAIN.test(plain.name)
  return (
    added.every((word) => BETTER.has(word) || ON_TOP.has(word) || (takes && FLESH.has(word))) ||
    isWithPlain(better, plain) ||
    /^plain /.test(plain.name) ||
    saysAllAndMore(better, plain)
  )
}

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

/** Something small and all of another next to it: chips and guacamole, and guacamole. */
const isWithPlain = ({ name, reviewed }: Named, plain: Named): boolean =>
  (reviewed.course === 'side' || reviewed.course === 'starter') &&
  (name.endsWith(` and ${plain.name}`) || name.startsWith(`${plain.name} and `))

/** The better of two versions of a dish costs less than the plain one: a deluxe burger below the burger. */
export const versions: QuestionRule = {
  id: 'better_costs_less',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} better versions cost less than the plain ones`,
  ask: (review) =>
    bySection(review.items).flatMap((items) => {
      const own = new Set(items)
      const plates = platesOf(review, (one) => own.has(one)).map(
        (plate): Named => ({ ...plate, inName: wordsIn(plate.name) }),
      )
      return plates.flatMap((better) => {
        const plain = plates.find((other) => other.amount > better.amount && isBetter(better, other))
        if (!plain) return []
        const [name, other] = [better.reviewed.item.name, plain.reviewed.item.name]
        return [
          {
            key: keyOf(better.reviewed),
            title: `${name} costs ${said(review, better.amount)}, ${other} ${said(review, plain.amount)}`,
            reason: 'By its name it is the better or larger of the two, and it costs less.',
            about: [better.reviewed, plain.reviewed],
            stake: { itemId: better.reviewed.item.id, amount: plain.amount - better.amount },
          },
        ]
      })
    }),
}
