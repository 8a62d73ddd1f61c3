import type { NotInFile } from '#domain/exchange/writing/formats/not-in-file.ts'

const { format } = new Intl.NumberFormat('en-US')

const counted = (one: string, many: string) => (count: number) =>
  `${format(count)} ${count === 1 ? one : many}`

const always = (words: string) => () => words

const words: Readonly<Record<NotInFile, (count: number) => string>> = {
  title: always('title and date line'),
  languages: always('the languages of the menu'),
  market: always('country and time zone'),
  intro: always('the introduction'),
  notices: counted('notice', 'notices'),
  contact: always('contact'),
  marks: counted('mark with its explanation', 'marks with their explanations'),
  choices: counted(
    'list of choices & extras with its options',
    'lists of choices & extras with their options',
  ),
  section_texts: counted(
    'section’s introduction, footer or second name',
    'sections’ introductions, footers and second names',
  ),
  section_hours: counted('section’s hours', 'sections’ hours'),
  section_layout: counted('section’s layout', 'sections’ layouts'),
  section_prices: counted('section’s price of the whole', 'sections’ prices of the whole'),
  section_choices: counted('section’s choices & extras', 'sections’ choices & extras'),
  section_pictures: counted('section’s picture', 'sections’ pictures'),
  sections_of_one_name: counted(
    'section that has the name of another: both become one',
    'sections that have the names of others: they become one',
  ),
  columns: counted('section’s layout of price columns', 'sections’ layouts of price columns'),
  pictures: counted('picture of a dish', 'pictures of dishes'),
  earlier_prices: counted('dish’s price before the optimization', 'dishes’ prices before the optimization'),
  confirmations: counted(
    'dish’s confirmation of diets and allergens',
    'dishes’ confirmations of diets and allergens',
  ),
  recipes: counted('dish’s ingredients', 'dishes’ ingredients'),
  owner_notes: counted('section’s note to you', 'sections’ notes to you'),
  numbers: counted('dish’s number', 'dishes’ numbers'),
  second_lines: counted('dish’s words in the second language', 'dishes’ words in the second language'),
  diets: counted('dish’s diets', 'dishes’ diets'),
  allergens: counted('dish’s allergens', 'dishes’ allergens'),
  further_claims: counted(
    'dish’s additives, or what it may contain or can be made without',
    'dishes’ additives, and what they may contain or can be made without',
  ),
  item_marks: counted('dish’s marks', 'dishes’ marks'),
  details: counted(
    'dish’s detail, such as its wine, origin, nutrition or how many it serves',
    'dishes’ details, such as wines, origins, nutrition and how many they serve',
  ),
  open_prices: counted('market price: the till asks for it', 'market prices: the till asks for them'),
  unpriced: counted(
    'dish without a price: the till asks for one',
    'dishes without a price: the till asks for one',
  ),
  kinds_of_price: counted(
    'price that is “from”, “each”, at the market or included: its amount alone',
    'prices that are “from”, “each”, at the market or included: their amounts alone',
  ),
  without_amount: counted(
    'dish without an amount: Google asks for one, so it is left out',
    'dishes without an amount: Google asks for one, so they are left out',
  ),
  supplements: counted('supplement or word like “included”', 'supplements and words like “included”'),
  prices_renamed: counted(
    'price that the till calls by another name, to tell it from others',
    'prices that the till calls by other names, to tell them from others',
  ),
  choices_of_one_name: counted(
    'list of choices & extras that has the name of another: it gets a number',
    'lists of choices & extras that have the names of others: they get numbers',
  ),
  long_texts: counted(
    'text that is longer than the file takes: its end is cut',
    'texts that are longer than the file takes: their ends are cut',
  ),
  former_prices: counted('former price', 'former prices'),
  levels: counted(
    'section within a section: its own name alone',
    'sections within sections: their own names alone',
  ),
}

export const lostWords = ({ what, count }: { readonly what: NotInFile; readonly count: number }): string =>
  words[what](count)
