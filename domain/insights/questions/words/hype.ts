import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { type QuestionRule, someOf } from '../asking/question.ts'

/** Phrases of advertising that say nothing of a dish, in the languages of our samples. */
const HYPE =
  /\b(?:burst(?:ing|s)? (?:with|of) (?:\w+ )?flavou?rs?|(?:cooked|grilled|fried|seasoned|seared|baked|roasted|done) to perfection|melts? in (?:your|the) mouth|mouth ?watering|(?:to )?die for|out of this world|finger lick\w*|lip smacking|world(?: s)? (?:famous|best|greatest)|best (?:\w+ )?(?:(?:in|on) (?:town|the (?:city|world|state|universe|planet|country|east coast|west coast))|ever|you|on earth)|amazing|incredibl[ey]|unbelievabl[ey]|legendary|mind blowing|unparalleled|like no other|second to none|heaven(?:ly)?|sinful(?:ly)?|decadent(?:ly)?|explosion of|symphony of|(?:culinary|flavou?r) (?:journey|adventure|sensation|explosion)|tantali[sz]\w*|sure to (?:please|delight|satisfy)|you won t (?:be disappointed|regret|forget)|taste ?buds|pure (?:bliss|heaven|indulgence)|an? (?:absolute )?must try|crowd pleas\w+|unforgettable|irresistibl[ey]|divine(?:ly)?|sumptuous|exquisitely|lovingly|made with love|perfectly (?:cooked|grilled|seasoned|balanced|paired|prepared)|award winning|(?:the )?ultimate (?:comfort|indulgence|experience)|zergeht auf der zunge|gaumen(?:freude|schmaus)\w*|himmlisch\w*|ein traum von|unwiderstehlich\w*|weltberuhmt\w*|a tomber|inoubliable|fond en bouche|explosion de saveurs|plaisir des papilles|para chuparse los dedos|irresistibles?|inolvidable|explosion de sabores?|se deshace en la boca|da leccarsi i baffi|si scioglie in bocca|indimenticabile|irresistibile|un esplosione di|heerlijk\w* om|om je vingers bij af te likken|overheerlijk\w*|de dar agua na boca|inesquecivel|awesome|insanely good|incroyables?|(?:le|la) meilleure? d[eu]s?|unglaublich\w*|(?:der|die|das) beste\w* (?:der|in der) stadt|increibles?|(?:el|la) mejor de)\b/g

/** One phrase is a voice; from two on, guests hear a salesman. */
const FROM = 2

const phrasesOf = ({ item }: ReviewedItem): string[] =>
  foldName(`${item.name}. ${item.description}`).match(HYPE) ?? []

/** Descriptions that praise instead of saying what is on the plate. */
export const hype: QuestionRule = {
  id: 'hype',
  topic: 'words',
  sureness: 'judgment',
  as: 'overused_word',
  whyNot: 'Say what it is made of and how: what guests can picture sells.',
  several: () => 'Some descriptions praise instead of telling',
  ask: ({ items }) => {
    const found = items
      .filter(({ isAsWritten }) => !isAsWritten)
      .map((one) => ({ one, phrases: phrasesOf(one) }))
    const praised = found.filter(({ phrases }) => phrases.length > 0)
    const phrases = praised.flatMap((one) => one.phrases)
    if (phrases.length < FROM) return []
    const isOne = praised.length === 1
    return [
      {
        key: 'all',
        title: isOne
          ? 'A description praises instead of telling'
          : `${praised.length} descriptions praise instead of telling`,
        reason: `${someOf(
          [...new Set(phrases)].map((phrase) => `“${phrase}”`),
          4,
        )} could be said of any dish.`,
        about: praised.map(({ one }) => one),
      },
    ]
  },
}
