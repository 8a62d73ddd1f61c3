import type { Menu } from '#domain/menu/model/menu.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem } from '#tests/builders/build-menu.ts'

/** Sections of the menu that commands are tried on, each with its dishes and prices in dollars. */
const HOUSE = `
Starters: Burrata 14 | Bruschetta al Pomodoro 9 | Beef Carpaccio 16 | Calamari Fritti 13.50 | Caesar Salad 11 | Minestrone 8
Pasta: Spaghetti Carbonara 16 | Tagliatelle al Ragù 17 | Penne all'Arrabbiata 14 | Gnocchi al Pesto 15.50 | Lasagne 16 | Linguine alle Vongole 19
Pizza: Margherita 12 | Diavola 14 | Quattro Formaggi 15 | Prosciutto e Funghi 15
Mains: Ribeye 38 | Branzino 29 | Chicken Milanese 24 | House Burger 17 | Pork Chop 26 | Grilled Salmon 27 | Paella de Mariscos 32 | Chuletón 54
Sides: French Fries 6 | Grilled Asparagus 8 | Patatas Bravas 7 | Mixed Salad 6.50
Desserts: Tiramisù 9 | Panna Cotta 8 | Crema Catalana 8.50 | Chocolate Cake 9.50 | Cheesecake 9
Wine: House Red 8/30 | Chianti Classico 11/42 | Albariño 10/38 | Rioja Reserva -/46
Drinks: Espresso 3 | Cappuccino 4.50 | Still Water 4 | Sparkling Water 4 | Lemonade 5
`

const cents = (text: string): number => Math.round(Number(text) * 100)

/** `8/30` is a glass and a bottle, `-/46` a bottle alone. */
function pricesOf(text: string): Price[] {
  if (!text.includes('/')) return [fixedPrice(cents(text))]
  return text
    .split('/')
    .flatMap((amount, at) =>
      amount === '-' ? [] : [{ ...fixedPrice(cents(amount), `p${at + 1}`), head: at === 0 ? 'h1' : 'h2' }],
    )
}

const heads = [
  { id: 'h1', label: 'Glass' },
  { id: 'h2', label: 'Bottle' },
]

/** The menu that commands are tried on: 42 dishes in eight sections, in dollars. */
export function houseMenu(): Menu {
  const sections = HOUSE.trim()
    .split('\n')
    .map((line, at) => {
      const [name = '', dishes = ''] = line.split(': ')
      return {
        id: 101 + at,
        name,
        ...(name === 'Wine' && { priceHeads: heads }),
        items: dishes.split(' | ').map((dish, index) => {
          const [, said = '', prices = ''] = /^(.+) (\S+)$/u.exec(dish) ?? []
          const id = 9000 + at * 100 + index
          return buildItem({ id, name: said, description: '', prices: pricesOf(prices), categoryId: 2 })
        }),
      }
    })
  return { ...newMenu(sections), title: 'Osteria' }
}
