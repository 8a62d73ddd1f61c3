import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { toMinor } from '#domain/money/currency.ts'

/** `name $price description`, a line each; a section starts at `# name` (with the catalogue's id where it has one). */
type Written = readonly (readonly [section: string, id: number, lines: string])[]

/** The diets that an owner declared, by the letters behind the price: `[V GF]`. */
const letters: Readonly<Record<string, number>> = { V: 1, VG: 2, GF: 3, DF: 4, K: 5, S: 6 }

function readLine(line: string, categoryId: number, id: number): MenuItem {
  const [, name = '', price = '', tags = '', description = ''] =
    /^(.*?) \$(\S+)(?: \[([^\]]*)\])?(?: (.*))?$/.exec(line.trim()) ?? []
  return {
    id,
    name,
    description,
    // What these menus give away has no price.
    prices: price === '0' ? [] : [fixedPrice(toMinor(Number(price), 'USD'))],
    categoryId,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: tags.split(' ').flatMap((tag) => letters[tag] ?? []),
  }
}

const build = (written: Written): Menu =>
  newMenu(
    written.map(([name, id, lines], section) => ({
      id,
      name,
      items: lines
        .trim()
        .split('\n')
        .map((line, index) => readLine(line, id, 9000 + section * 100 + index)),
    })),
  )

/** Sizes, bottles, plates for children, dishes à la carte: menus as their owners write them, most without a tag. */
export const ownersMenus = {
  steakhouse: () =>
    build([
      [
        'Raw Bar',
        1000,
        `Oysters on the half shell, half dozen $24
Oysters on the half shell, dozen $46
Littleneck clams, half dozen $14
Littleneck clams, dozen $26
Shrimp Cocktail $22 Five jumbo shrimp, horseradish cocktail sauce
Seafood tower for two $125 Lobster, oysters, clams, shrimp and crab
Osetra caviar service $165`,
      ],
      [
        'Appetizers',
        1,
        `Wedge Salad $15 Iceberg, blue cheese, bacon, tomato
Caesar salad $14
Steak tartare $21 Hand-cut tenderloin, egg yolk, capers
Bread & butter $0
French onion soup $13 Gruyère, sherry
Thick-cut bacon $17 Maple glaze, black pepper`,
      ],
      [
        'Main Courses',
        2,
        `Ribeye $58 Prime, 22 oz, bone in, dry-aged 28 days
Filet Mignon 8 oz $52
Filet Mignon 12 oz $64
New York Strip Steak $56 16 oz, prime, dry-aged
Tomahawk for two $145 40 oz
Half chicken $32 Lemon, thyme, pan jus
Cedar-Plank Salmon $36
Lobster Roll $34 Our own since 1984, on a buttered bun with chips
Whole branzino $44
Veggie Burger $19 Black bean patty, avocado, lettuce
Kids Mac & Cheese $7
Kids steak, 4 oz $15`,
      ],
      [
        'Sides',
        4,
        `Creamed Spinach $12
Baked potato $10 Loaded with cheddar and bacon
Hand-Cut Fries $9
Asparagus $13
Mac & cheese $14
Sauce béarnaise $4`,
      ],
      [
        'Desserts',
        3,
        `New York Cheesecake $13
Chocolate cake for the table $22
Ice cream, two scoops $8`,
      ],
      [
        'Wine',
        5,
        `Champagne $95 Brut, bottle
Champagne $19 Brut, glass
Cabernet Sauvignon, Napa $110 Bottle, 2019
Cabernet Sauvignon, Napa $24 Glass
Barolo $140 Bottle, 2016
Macallan 18 $68
Espresso $5
Coca Cola $4
Draft lager 16 oz $8`,
      ],
    ]),
  diner: () =>
    build([
      [
        'Breakfast All Day',
        1000,
        `Two eggs any style $9.95 With toast and home fries
Short stack $7.95 Two buttermilk pancakes
Full stack $9.95 Four buttermilk pancakes
Western omelette $12.95 Ham, peppers, onions, American cheese
Corned beef hash $13.95 With two eggs any style and toast
Bacon or sausage $4.95`,
      ],
      [
        'Soups & Salads',
        1001,
        `Soup of the day, cup $4.50
Soup of the day, bowl $6.50
Chef salad $13.95 Turkey, ham, Swiss, egg
Cobb Salad $14.95 Chicken, bacon, blue cheese, egg, avocado`,
      ],
      [
        'Burgers & Sandwiches',
        1002,
        `Cheeseburger $13.95 Lettuce, tomato, pickle, fries
Double Smash Burger $16.95
Reuben Sandwich $14.95
Chicken Wings Buffalo Style $12.95 Delicious crispy delicious wings that are delicious
Grilled cheese $9.95
Tuna melt $12.95`,
      ],
      [
        'Blue Plates',
        1003,
        `Diner Meatloaf $16.95 Served with roasted potatoes and seasonal vegetables
Roast turkey $17.95 Served with roasted potatoes and fresh seasonal vegetables
Yankee Pot Roast $18.95
Fried chicken, half $17.95
Fried chicken, quarter $13.95
Liver and onions $15.95`,
      ],
      [
        'Kids',
        1004,
        `Grilled cheese $6.95
Pancake, silver dollar $5.95
Chicken fingers $7.95`,
      ],
      [
        'Sides',
        4,
        `French fries $4.95
French fries, large $6.95
Onion Rings $5.95
Coleslaw $2.95
Toast $0`,
      ],
      [
        'Desserts',
        3,
        `Apple pie $5.95
Apple pie à la mode $7.95
Rice pudding $4.95
Chocolate malt $6.95`,
      ],
      [
        'Drinks',
        5,
        `Coffee, bottomless $2.95
Iced tea $2.95
Fountain soda, small $2.50
Fountain soda, large $3.25
Milkshake $6.95
Hot chocolate $3.50`,
      ],
    ]),
  omakase: () =>
    build([
      [
        'Omakase',
        1000,
        `Chef’s omakase, eighteen courses $195 Seasonal, at the counter
Short omakase, twelve courses $125
Sake pairing $85
Premium sake pairing $150`,
      ],
      [
        'Nigiri, by the Piece',
        1001,
        `Otoro $18
Chutoro $14
Akami $9
Uni, Hokkaido $19
Uni, Santa Barbara $15
Kohada $7
Tamago $5
A5 wagyu $24`,
      ],
      [
        'Add-ons',
        1002,
        `Osetra caviar, 5 g $30
Fresh truffle $20
Toro hand roll $16`,
      ],
      [
        'Sake',
        1003,
        `Junmai, 180 ml $16
Junmai, bottle $68
Daiginjo, 180 ml $32
Daiginjo, bottle $145
Sapporo $8
Hojicha $0`,
      ],
    ]),
  wineBar: () =>
    build([
      [
        'Wines by the Glass',
        1000,
        `Prosecco $12
Champagne $24
Riesling $14
Sancerre $17
Pinot Noir $16
Barolo $28`,
      ],
      [
        'Wines by the Bottle',
        1001,
        `Prosecco $48
Champagne $98
Champagne $140
Riesling $56
Pinot Noir $64
Barolo $130
Barolo Riserva 2010 $420`,
      ],
      [
        'Cheese & Charcuterie',
        1002,
        `Three cheeses $21
Five cheeses $32
Prosciutto $14 [GF]
Mortadella $12
Salumi board for two $28`,
      ],
      [
        'Small Plates',
        1003,
        `Marinated olives $7 [VG GF]
Marcona almonds $6 [VG GF]
Burrata $16 [V]
Anchovies on toast $13
Gem salad $14 [VG]`,
      ],
      [
        'Sweet',
        1004,
        `Chocolate truffles $9
Affogato $8
Vin santo & cantucci $14`,
      ],
    ]),
} as const satisfies Record<string, () => Menu>
