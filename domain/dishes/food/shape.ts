import type { CategoryId } from '../../reference/reference.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { firstIn, wordTable } from '../../text/word-table.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

/** How a dish comes to the table. Three soups among five starters are too many, whatever is in them. */
export type FoodShape =
  | 'soup'
  | 'salad'
  | 'dip'
  | 'sandwich'
  | 'tortilla'
  | 'pizza'
  | 'pasta'
  | 'noodles'
  | 'rice'
  | 'dumplings'
  | 'curry'
  | 'toast'
  | 'tart'
  | 'skewer'
  | 'spread'

/** The first that is found names the shape: a pizza with salad on top is a pizza. */
const shapes = wordTable<FoodShape>({
  soup: `
    soup(s), chowder, bisque, minestrone, ribollita, gazpacho
    soupe, consome, veloute, vichyssoise, zuppa, sopa, caldo, crema de, pozole
    corba*, shorbat, rasam, tom yum, tom kha`,
  pizza: 'pizza, calzone, pide, flatbread, pissaladiere',
  tortilla: `
    taco(s), tortilla(s), tostada(s), enchilada(s), quesa*, burrito, tlayuda, chilaquiles, enfrijoladas
    sopes, gorditas, nachos, tetelas, tlacoyos, panuchos, tamales`,
  sandwich: 'sandwich, burger(s), sliders, sando, torta, roll(s), pav, croque, reuben, bun, pita with',
  pasta: `
    pasta, spaghetti, lasagne, rigatoni, tonnarelli, trofie, tortelli, gnocchi, orecchiette, macaroni
    pastitsio`,
  noodles: `
    noodle(s), vermicelli, fideo, fideua
    ramen, udon, soba, yakisoba, pad thai, chow mein, chow fun`,
  dumplings: 'dumpling(s), mantı, gyoza, momos, mai, wonton(s), bao',
  curry: 'curry, masala, gaeng, vindaloo, korma, massaman, panang, rogan',
  rice: `
    risotto, paella, biryani, fried rice, over rice, bowl of rice, jambalaya
    sushi, donburi, arroz, khao pad`,
  tart: 'tart, tarte, quiche, pie, flamiche, borek, boregi, spanakopita',
  skewer: 'skewer*, kebab, satay, yakitori, souvlaki, pinchos',
  toast: 'toast, toasted bread, bruschetta, crostini, pan con',
  dip: 'dip(s), for dunking, hummus, guacamole, ghanoush, tapenade, fundido',
  spread: 'pate, rillettes, mousse, terrine, spread, taramasalata, whipped',
  salad: `
    salad(s), slaw, wedge
    insalata, ensalada, salade, yum, som tum, sunomono, laab`,
})

/** By its words, then by its gloss; desserts and drinks have no shape that counts. */
export const shapeOf = (dish: DishWords, categoryId: CategoryId | undefined): FoodShape | undefined =>
  categoryId === DESSERTS || categoryId === DRINKS
    ? undefined
    : (firstIn(shapes, foldedWords(dish)) ?? firstIn(shapes, foldName(dish.gloss ?? '')))
