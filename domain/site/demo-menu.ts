import type { MenuItem } from '../menu/model/item.ts'
import type { MenuContent } from '../menu/model/menu.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'

type DemoItem = Pick<MenuItem, 'name' | 'description' | 'prices' | 'dietaryOptions'>

export interface DemoMenu extends Pick<MenuContent, 'currency'> {
  readonly restaurant: Pick<MenuContent['restaurant'], 'name' | 'description'>
  readonly sections: readonly { readonly name: string; readonly items: readonly DemoItem[] }[]
}

/** The menu that a visitor sees without an account: a restaurant that does not exist. */
export const demoMenu: DemoMenu = {
  restaurant: { name: 'Trattoria Bellavista', description: 'Italian cooking with a view of the harbor' },
  currency: 'USD',
  sections: [
    {
      name: 'Appetizers',
      items: [
        {
          name: 'Bruschetta al Pomodoro',
          description: 'Toasted country bread rubbed with garlic, ripe tomatoes, basil and olive oil.',
          prices: [fixedPrice(950)],
          dietaryOptions: [1, 2, 4],
        },
        {
          name: 'Burrata con Prosciutto',
          description: 'Creamy burrata from Puglia with prosciutto di Parma and wild arugula.',
          prices: [fixedPrice(1600)],
          dietaryOptions: [3],
        },
      ],
    },
    {
      name: 'Main Courses',
      items: [
        {
          name: 'Tagliatelle al Ragù',
          description: 'Egg tagliatelle with beef and pork, simmered for four hours in tomato and wine.',
          prices: [fixedPrice(2100)],
          dietaryOptions: [],
        },
        {
          name: 'Branzino al Forno',
          description: 'Whole sea bass roasted with lemon, potatoes, olives and rosemary.',
          prices: [fixedPrice(3250)],
          dietaryOptions: [3, 4, 6],
        },
      ],
    },
    {
      name: 'Desserts',
      items: [
        {
          name: 'Tiramisù della Casa',
          description: 'Ladyfingers soaked in espresso, mascarpone cream and bitter cocoa.',
          prices: [fixedPrice(975)],
          dietaryOptions: [1],
        },
      ],
    },
  ],
}
