import type { Dish } from '../../catalogue/dish.ts'
import { DESSERTS, DRINKS } from '../../reference/reference.ts'
import { firstRead, type Readable, readingOf, type WordTable } from './words.ts'

/** How a dish comes to the table. Three soups among five starters are too many, whatever is in them. */
export type Shape =
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

const words: WordTable<Shape> = {
  soup: /\b(?:soups?|sopa|soupe|zuppa|minestrone|ribollita|chowder|gazpacho|consome|corba\w*|rasam|bisque|veloute|vichyssoise|tom yum|tom kha|caldo|crema de|pozole)\b/,
  pizza: /\b(?:pizza|calzone|pide|flatbread|pissaladiere)\b/,
  tortilla:
    /\b(?:tacos?|tortillas?|tostadas?|enchiladas?|quesa\w+|burrito|tlayuda|chilaquiles|enfrijoladas|sopes|gorditas|nachos|tetelas|tlacoyos|panuchos|tamales)\b/,
  sandwich: /\b(?:sandwich|burgers?|sliders|sando|torta|roll|rolls|pav|croque|reuben|bun|pita with)\b/,
  pasta:
    /\b(?:pasta|spaghetti|lasagne|rigatoni|tonnarelli|trofie|tortelli|gnocchi|orecchiette|pastitsio|mantı|macaroni)\b/,
  noodles: /\b(?:noodles?|ramen|udon|soba|yakisoba|pad thai|fideo|fideua|chow mein|chow fun|vermicelli)\b/,
  dumplings: /\b(?:dumplings?|gyoza|momos|mai|wontons?|bao)\b/,
  curry: /\b(?:curry|masala|gaeng|vindaloo|korma|massaman|panang|rogan)\b/,
  rice: /\b(?:risotto|paella|biryani|fried rice|sushi|donburi|over rice|bowl of rice|arroz|khao pad|jambalaya)\b/,
  tart: /\b(?:tart|tarte|quiche|pie|flamiche|borek|boregi|spanakopita)\b/,
  skewer: /\b(?:skewer\w*|kebab|satay|yakitori|souvlaki|pinchos)\b/,
  toast: /\b(?:toast|toasted bread|bruschetta|crostini|pan con)\b/,
  dip: /\b(?:dips?|for dunking|hummus|guacamole|ghanoush|tapenade|fundido)\b/,
  spread: /\b(?:pate|rillettes|mousse|terrine|spread|taramasalata|whipped)\b/,
  salad: /\b(?:salads?|insalata|ensalada|salade|yum|som tum|slaw|sunomono|wedge|laab)\b/,
}

/** By its words; desserts and drinks have no shape that counts. */
export const shapeOf = (dish: Readable & Pick<Dish, 'categoryId'>): Shape | undefined =>
  dish.categoryId === DESSERTS || dish.categoryId === DRINKS ? undefined : firstRead(words, readingOf(dish))
